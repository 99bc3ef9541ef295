import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTexts } from './read-locales.ts';

/** A row of docs/voice.md: the names of a thing, and words that the shop does not use for it. */
interface Row {
  names: string[];
  not: string[];
}

const page = readFileSync(new URL('../../../docs/voice.md', import.meta.url), 'utf8');
const fixed = readFileSync(new URL('../../../docs/messages.md', import.meta.url), 'utf8');

/** Leaves out a name or word with a remark, such as 流水 (only in 流水号), because only people can judge it. */
const rows = page.split('\n').flatMap((line): Row[] => {
  const [, names = '', , not = ''] = line.split('|');
  const words = not.split(/[,;]/).map((word) => word.trim());
  const chinese = words.filter((word) => /^\p{Script=Han}+$/u.test(word));
  if (chinese.length === 0 || /（(?!栏目也是)/.test(names)) return [];
  return [{ names: names.split(/[、；]/).map((name) => name.trim()), not: chinese }];
});

test('no Chinese text uses a word that docs/voice.md replaces by another', () => {
  const texts = [...readTexts('zh')].filter(([, text]) => !fixed.includes(text));
  const wrong = texts.flatMap(([key, text]) =>
    rows.flatMap(({ names, not }) => {
      const rest = names.reduce((left, name) => left.replaceAll(name, ''), text);
      return not.filter((word) => rest.includes(word)).map((word) => `${key}: ${word}`);
    }),
  );
  expect(rows.length).toBeGreaterThan(10);
  expect(wrong).toEqual([]);
});
