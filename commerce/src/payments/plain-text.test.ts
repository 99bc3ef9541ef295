import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('texts for providers have no emoji and one blank for each break, and are counted in bytes', () => {
  expect(plainText('钧窑🏺\n 瓷瓶', 80)).toBe('钧窑 瓷瓶');
  expect(plainText('钧窑瓷瓶', 10)).toBe('钧窑瓷');
});
