import { expect, test } from 'vitest';
import { readRepositoryFile, readTexts } from './read-locales.ts';
import { readUsedTexts } from './used-texts.ts';

/** The beginning of a key in locales/, by its area in docs/messages.md, where the two are different. */
const places: Record<string, string> = { contact: 'message:', error: 'errors:', address: 'user:address.' };

interface Message {
  key: string;
  texts: { en: string; zh: string };
}

const messages = readMessages();
const found = { en: readTexts('en'), zh: readTexts('zh') };
const isUsed = readUsedTexts();

test('the table has the messages of every area', () => {
  const namespaces = new Set(messages.map(({ key }) => key.split(':')[0]));
  expect([...namespaces].sort()).toEqual([
    'artworks',
    'auth',
    'cart',
    'errors',
    'history',
    'message',
    'order',
    'user',
    'wallet',
  ]);
});

test.each(messages)('$key has the texts of docs/messages.md', ({ key, texts }) => {
  for (const language of ['en', 'zh'] as const) {
    expect(textsUnder(found[language], key), `${language} ${key}`).toContain(texts[language]);
  }
});

test.each(messages)('a screen uses $key', ({ key }) => {
  const keys = keysUnder(found.en, key);
  expect(keys).not.toEqual([]);
  expect(keys.filter((each) => !isUsed(each))).toEqual([]);
});

test('a text that no screen names counts as unused', () => {
  expect(isUsed('cart:fetchFailed')).toBe(true);
  expect(isUsed('cart:noSuchText')).toBe(false);
});

/** For a key such as `order.dates`, the texts of all keys below it. */
function textsUnder(texts: Map<string, string>, key: string): string[] {
  return keysUnder(texts, key).map((each) => texts.get(each) ?? '');
}

function keysUnder(texts: Map<string, string>, key: string): string[] {
  return [...texts.keys()].filter((each) => each === key || each.startsWith(`${key}.`));
}

function readMessages(): Message[] {
  const rows = readRepositoryFile('docs/messages.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| key'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return rows.flatMap(([, keys = '', en = '', zh = '']) => {
    const [first = '', ...others] = keys.split(' / ');
    const folder = first.slice(0, first.lastIndexOf('.') + 1);
    const all = [first, ...others.map((name) => `${folder}${name}`)];
    if (all.length > 1) return all.map((key, index) => message(key, part(en, index), part(zh, index)));
    // Several texts of one key belong to the keys below it.
    return en.split(' / ').map((_, index) => message(first, part(en, index), part(zh, index)));
  });
}

function part(texts: string, index: number): string {
  return texts.split(' / ')[index] ?? '';
}

function message(key: string, en: string, zh: string): Message {
  const [area = '', ...rest] = key.split('.');
  return { key: `${places[area] ?? `${area}:`}${rest.join('.')}`, texts: { en, zh } };
}
