import { readTexts } from '../locales.ts';
import type { Language } from './routes.ts';

/** Error code → text, and what is wrong with a field → text. */
const texts = readTexts<Record<'code' | 'reason', Record<string, string>>>('errors.json');

export function errorText(language: Language, code: string): string {
  return texts[language].code[code] ?? code;
}

/** What the contract, zod or a verb finds wrong with a field, in words; `values` stand where the text names them. */
export function reasonText(
  language: Language,
  reason: string,
  values: Record<string, string | number> = {},
): string {
  const text = texts[language].reason[reason] ?? reason;
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => String(values[name]));
}
