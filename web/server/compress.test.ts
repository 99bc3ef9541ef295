import { expect, test } from 'vitest';
import { preferredEncoding } from './compress.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.1', 'br'],
  ['*', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br ; q=0.000, gzip;q=0', 'identity'],
  ['gzip;q=0, *', 'br'],
  ['x-br, gzipped', 'identity'],
  ['identity', 'identity'],
  ['identity;q=0', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('the smallest encoding that "%s" allows is %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding);
});
