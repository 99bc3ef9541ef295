import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, foldCase } from './fold.ts';

test.each([
  ['盞', '盏'],
  ['鈞窯天藍釉壺', '钧窑天蓝釉壶'],
  ['海棠紅', '海棠红'],
  ['天青\u200B', '天青'],
  ['ＪＹ－２０２４', 'jy-2024'],
  ['Élodie', 'élodie'],
  ['E\u0301LODIE', 'élodie'],
  ['ΣΊΣΥΦΟΣ', 'σίσυφοσ'],
  ['Straße ﬁn', 'straße fin'],
  ['𠮷野', '𠮷野'],
])('%s is searched as %s', (typed, folded) => {
  expect(fold(typed)).toBe(folded);
});

test('names of people keep their traditional characters', () => {
  expect(foldCase('ＬＩＮ 詩涵')).toBe('lin 詩涵');
});

test('folding a folded text changes nothing', () => {
  const characters = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...'鈞窯盞壺紅ＡÉςİ') }),
  );
  fc.assert(
    fc.property(characters, (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
    { seed: 35, numRuns: 500 },
  );
});
