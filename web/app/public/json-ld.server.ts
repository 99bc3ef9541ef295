import type { Thing } from 'schema-dts';

/** Uses the vocabulary of schema.org. Every `<` is escaped, so that no text can close the script element. */
export function jsonLd(things: Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
}
