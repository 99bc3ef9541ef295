import { expect, test } from 'vitest';
import { withFullStop } from './with-full-stop.ts';

test.each([
  ['Network connection error', 'Network connection error.'],
  ['网络连接错误', '网络连接错误。'],
  ['Too many requests. Please try again later.', 'Too many requests. Please try again later.'],
  ['本页面会自动重试。', '本页面会自动重试。'],
])('%s becomes a sentence that ends: %s', (text, sentence) => {
  expect(withFullStop(text)).toBe(sentence);
});
