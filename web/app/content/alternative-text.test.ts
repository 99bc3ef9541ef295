import { expect, test } from 'vitest';
import { alternativeTextIn } from './alternative-text.server.ts';

test('each language gets its part of an alternative text', () => {
  const text = '底足，垫饼的痕迹 / The foot, with a mark of the kiln/setter';
  expect(alternativeTextIn('zh', text)).toBe('底足，垫饼的痕迹');
  expect(alternativeTextIn('en', text)).toBe('The foot, with a mark of the kiln/setter');
  expect(alternativeTextIn('en', '底足／The foot')).toBe('The foot');
  expect(alternativeTextIn('en', '底足/The foot')).toBe('The foot');
});

test('a text in the other language is not used', () => {
  expect(alternativeTextIn('en', '底足')).toBeNull();
  expect(alternativeTextIn('zh', 'The foot')).toBeNull();
  expect(alternativeTextIn('zh', null)).toBeNull();
});
