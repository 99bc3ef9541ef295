import { own } from '../../contract/own.ts';
import { type Language, readTexts } from '../locales.ts';

const texts = readTexts<Record<'code' | 'reason', Record<string, string>>>('errors.json');

/** The details of the failure replace the placeholders of the text. */
export function errorText(language: Language, code: string, details: object = {}): string {
  return fill(own(texts[language].code, code) ?? code, details);
}

/** `values` replace the placeholders of the text. */
export function reasonText(
  language: Language,
  reason: string,
  values: Record<string, string | number> = {},
): string {
  return fill(own(texts[language].reason, reason) ?? reason, values);
}

/** A placeholder without a value stays, as in the list of error codes of the API's documentation. */
export function fill(text: string, values: object): string {
  const known = new Map(Object.entries(values));
  return text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name) => String(known.get(name) ?? placeholder));
}
