/**
 * Descriptions in the vocabulary of schema.org, as text for a script element. Every `<` is escaped, so that a
 * text of the CMS cannot close the element.
 */
export function jsonLd(things: object[]): string {
  const content =
    things.length === 1
      ? { '@context': 'https://schema.org', ...things[0] }
      : { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(content).replaceAll('<', '\\u003c');
}
