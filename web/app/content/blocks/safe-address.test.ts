import { expect, test } from 'vitest';
import { safeAddress } from './safe-address.ts';

test.each([
  [
    'https://www.metmuseum.org/art/collection/search/461335',
    'https://www.metmuseum.org/art/collection/search/461335',
  ],
  [' http://example.com ', 'http://example.com/'],
  ['mailto:info@example.com', 'mailto:info@example.com'],
  ['tel:+8637412345', 'tel:+8637412345'],
  ['/artworks?type=vase#top', '/artworks?type=vase#top'],
  ['//other.example/x', 'https://other.example/x'],
  ['/\\other.example', 'https://other.example/'],
])('the address %s becomes %s', (entered, address) => {
  expect(safeAddress(entered)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://own.invalid/1',
  'https://',
])('the address %j is refused', (entered) => {
  expect(safeAddress(entered)).toBeNull();
});
