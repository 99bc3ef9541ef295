/**
 * The path to a page as a schema.org BreadcrumbList for search engines, as text for a script element.
 * @param origin scheme and host of the shop
 * @param steps the pages from the home page to this one
 */
export function breadcrumbs(origin: string, steps: readonly { name: string; path: string }[]): string {
  const list = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
  return JSON.stringify(list).replaceAll('<', '\\u003c');
}
