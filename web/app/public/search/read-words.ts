import { typedCode } from '@junyao/commerce/contract/typed';

const longestWords = 80;

/** The words to search for, as commerce accepts them. */
export function readWords(search: URLSearchParams): string {
  return typedCode(search.get('q') ?? '')
    .slice(0, longestWords)
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .trim();
}
