import { expect, test } from 'vitest';
import { serverI18n } from './i18n.server.ts';
import { readTexts } from './read-locales.ts';

const zh = readTexts('zh');
const en = readTexts('en');

test('both languages have the same keys', () => {
  expect(keysWithoutPlurals(en)).toEqual(keysWithoutPlurals(zh));
});

test('pages do not load the texts that only commerce uses', () => {
  for (const language of ['zh', 'en'] as const) {
    expect(serverI18n(language).hasResourceBundle(language, 'order')).toBe(true);
    for (const namespace of ['export', 'mail', 'payment', 'statement'])
      expect(serverI18n(language).hasResourceBundle(language, namespace), namespace).toBe(false);
  }
});

test('no text is empty', () => {
  expect([...zh, ...en].filter(([, text]) => text.trim() === '')).toEqual([]);
});

test('a text has the same placeholders in both languages', () => {
  const differing = [...zh].filter(([key, text]) => {
    const counterpart = en.get(key) ?? en.get(key.replace(/_other$/, ''));
    return counterpart !== undefined && placeholders(text) !== placeholders(counterpart);
  });
  expect(differing).toEqual([]);
});

test('English texts contain no Chinese', () => {
  expect([...en].filter(([, text]) => /\p{Script=Han}/u.test(text))).toEqual([]);
});

/** Removes the plural suffixes, because Chinese has one plural form and English has two. */
function keysWithoutPlurals(texts: Map<string, string>): string[] {
  return [...new Set([...texts.keys()].map((key) => key.replace(/_(one|other)$/, '')))].sort();
}

function placeholders(text: string): string {
  return [...text.matchAll(/\{\{\s*(\w+)/g)]
    .map(([, name]) => name)
    .sort()
    .join();
}
