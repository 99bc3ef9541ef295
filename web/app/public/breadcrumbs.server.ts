/**
 * The breadcrumbs of a page as a schema.org BreadcrumbList.
 * @param steps the pages from the home page to the current page, with their full addresses
 */
export function breadcrumbs(steps: readonly { name: string; item: string }[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
