import { readTexts } from '../locales.ts';
import type { Language } from './routes.ts';

/** Error code → text. */
const texts = readTexts<{ code: Record<string, string> }>('errors.json');

export function errorText(language: Language, code: string): string {
  return texts[language].code[code] ?? code;
}
