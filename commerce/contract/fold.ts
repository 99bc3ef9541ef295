/// <reference path="./opencc-js.d.ts" />
import traditionalCharacters from 'opencc-js/dict/TSCharacters';
import { typedCode } from './typed.ts';

/** Folds texts about pieces and literature for the search: 鈞窯 and `É` find 钧窑 and `é` (docs/decisions/046). */
export function fold(text: string): string {
  return foldCase(typedCode(text)).replaceAll(han, (character) => simplified.get(character) ?? character);
}

/** Folds people for the search as PostgreSQL's `fold_case` does, which keeps traditional characters. */
export function foldCase(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('ς', 'σ').normalize('NFC');
}

const han = /\p{Script=Han}/gu;

/** Each pair is written `盞 盏`. Of several simplified characters, the first is the usual one. */
const simplified = new Map(
  traditionalCharacters.split('|').map((pair) => {
    const [traditional = '', usual = ''] = pair.split(' ');
    return [traditional, usual];
  }),
);
