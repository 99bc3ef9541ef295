import type { Thing } from 'schema-dts';

/**
 * Descriptions in the vocabulary of schema.org, as text for a script element. Every `<` is escaped, so that a
 * text of the CMS cannot close the element.
 */
export function jsonLd(things: Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
}
