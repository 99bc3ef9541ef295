import type { Language } from '../i18n/languages.ts';

const between = /\s\/\s|／|(?<=\p{Script=Han})\/|\/(?=\p{Script=Han})/u;

/** Staff write both languages into one alternative text: 底足 / The foot. Null when the language is missing. */
export function alternativeTextIn(language: Language, text: string | null): string | null {
  const parts = text?.split(between) ?? [];
  const wanted = parts.find((part) => /\p{Script=Han}/u.test(part) === (language === 'zh'));
  return wanted?.trim() || null;
}
