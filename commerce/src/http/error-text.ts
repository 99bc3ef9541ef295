import { readTexts } from '../locales.ts';
import type { Language } from './routes.ts';

/** Error code → text, and what is wrong with a field → text. */
const texts = readTexts<Record<'code' | 'reason', Record<string, string>>>('errors.json');

export function errorText(language: Language, code: string): string {
  return texts[language].code[code] ?? code;
}

/** Of what a verb finds wrong with a field; for what the contract refuses zod has the words. */
export function reasonText(language: Language, reason: string): string {
  return texts[language].reason[reason] ?? reason;
}
