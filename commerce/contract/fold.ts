/// <reference path="./opencc-js.d.ts" />
import traditionalCharacters from 'opencc-js/dict/TSCharacters';
import { typedCode } from './typed.ts';

/**
 * The form in which texts about pieces and literature are searched. The texts and the words typed are folded alike, so
 * that 鈞窯, `ＪＵＮ` and `É` find 钧窑, `jun` and `é` (docs/decisions/046).
 */
export function fold(text: string): string {
  return foldCase(typedCode(text)).replaceAll(han, (character) => simplified.get(character) ?? character);
}

/**
 * The form in which people are searched. Names keep their traditional characters, so that PostgreSQL can fold them
 * too: its function `fold_case` and this one answer alike.
 */
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
