import { expect, test } from 'vitest';
import { readRepositoryFile, readTexts } from './read-locales.ts';

/**
 * A key in docs/messages.md begins with an area. If the area is not the namespace of the texts, this table
 * gives the beginning of the key that the texts have in locales/.
 */
const places: Record<string, string> = { contact: 'message:', error: 'errors:', address: 'user:address.' };

interface Message {
  key: string;
  texts: { en: string; zh: string };
}

const found = { en: readTexts('en'), zh: readTexts('zh') };
const namespaces = new Set([...found.zh.keys()].map((key) => key.split(':')[0]));

test.each(messagesInUse())('$key has the texts of docs/messages.md', ({ key, texts }) => {
  for (const language of ['en', 'zh'] as const) {
    expect(textsUnder(found[language], key), `${language} ${key}`).toContain(texts[language]);
  }
});

/** The text of a key. For a key such as `order.dates`, the texts of all keys below the key. */
function textsUnder(texts: Map<string, string>, key: string): string[] {
  return [...texts].filter(([each]) => each === key || each.startsWith(`${key}.`)).map(([, text]) => text);
}

function messagesInUse(): Message[] {
  return readMessages().filter(({ key }) => namespaces.has(key.split(':')[0]));
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
    // If one key has several texts, the texts belong to the keys below this key.
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
