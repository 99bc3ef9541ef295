import { readTexts } from '../locales.ts';
import type { Language } from './routes.ts';

/** The texts of error codes, and of the reasons why a field is refused. */
const texts = readTexts<Record<'code' | 'reason', Record<string, string>>>('errors.json');

export function errorText(language: Language, code: string): string {
  return texts[language].code[code] ?? code;
}

/**
 * Returns the sentence that tells a client why a field is refused. `values` replace the placeholders of the
 * sentence.
 */
export function reasonText(
  language: Language,
  reason: string,
  values: Record<string, string | number> = {},
): string {
  const text = texts[language].reason[reason] ?? reason;
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => String(values[name]));
}
