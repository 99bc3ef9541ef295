import type { Language } from '../i18n/languages.ts';

/** A slash with spaces around it, a wide slash, or a slash beside a Chinese character. */
const between = /\s\/\s|／|(?<=\p{Script=Han})\/|\/(?=\p{Script=Han})/u;

/**
 * Chooses the part of an alternative text that is in this language. The media library of the CMS has one such text for
 * all languages, so staff write both into it: 底足 / The foot. Null when the language is missing.
 */
export function alternativeTextIn(language: Language, text: string | null): string | null {
  const parts = text?.split(between) ?? [];
  const wanted = parts.find((part) => /\p{Script=Han}/u.test(part) === (language === 'zh'));
  return wanted?.trim() || null;
}
