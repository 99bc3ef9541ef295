import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type GlazeFamily, glazeFamilies } from '../../content/glaze-families.ts';
import { type Language, languages } from '../../i18n/languages.ts';
import type { PieceSummary } from '../artworks/piece.ts';
import { piecesOfListedGlazes } from './pieces-of-listed-glazes.server.ts';

const microImage = { name: 'macro.jpg', width: 1200, height: 1500 };

function pieceOf(glazeFamily: GlazeFamily | null, more: Partial<PieceSummary> = {}): PieceSummary {
  return {
    productCode: `JY-${glazeFamily}`,
    type: 'vase',
    glazeFamily,
    name: null,
    glazeColor: null,
    mainImage: null,
    microImage,
    ...more,
  };
}

function familiesFor(
  names: readonly string[],
  language: Language,
  pieces = glazeFamilies.map((f) => pieceOf(f)),
) {
  const options = names.map((name) => ({ name, text: '' }));
  return piecesOfListedGlazes({ language, value: { options } }, pieces).map(({ glazeFamily }) => glazeFamily);
}

test('there is one piece for each listed glaze family, in the order of the list', () => {
  expect(familiesFor(['火焰红、月白', '葱翠青'], 'zh')).toEqual(['flame-red', 'moon-white', 'bean-green']);
  expect(familiesFor(['Flame red, moon white', 'Scallion green'], 'en')).toEqual([
    'flame-red',
    'moon-white',
    'bean-green',
  ]);
});

test('the first piece of a family with a close-up is shown', () => {
  const pieces = [
    pieceOf('azure', { productCode: 'JY-2024-001', microImage: null }),
    pieceOf('azure', { productCode: 'JY-2024-002' }),
    pieceOf('azure', { productCode: 'JY-2024-003' }),
  ];
  const value = { options: [{ name: 'Azure', text: '' }] };
  expect(piecesOfListedGlazes({ language: 'en', value }, pieces)).toEqual([pieces[1]]);
});

test('a family without a piece, a name that is no family and a missing list show nothing', () => {
  expect(familiesFor(['Azure, aubergine', 'Gold'], 'en', [pieceOf('aubergine'), pieceOf(null)])).toEqual([
    'aubergine',
  ]);
  expect(piecesOfListedGlazes(null, [pieceOf('azure')])).toEqual([]);
});

test.each(languages)('the list of the sample shop names every glaze family, in %s', (language) => {
  const seed = new URL('../../../../cms/seed/customization-page.json', import.meta.url);
  const { options } = JSON.parse(readFileSync(seed, 'utf8'))[language].glazes;
  expect(
    piecesOfListedGlazes(
      { language, value: { options } },
      glazeFamilies.map((family) => pieceOf(family)),
    ).map(({ glazeFamily }) => glazeFamily),
  ).toEqual([
    'moon-white',
    'sky-blue',
    'azure',
    'bean-green',
    'rose-purple',
    'aubergine',
    'crabapple-red',
    'flame-red',
    'splashed',
  ]);
});
