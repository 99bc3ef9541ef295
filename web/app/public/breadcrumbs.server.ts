import { href } from 'react-router';
import type { BreadcrumbList } from 'schema-dts';
import type { NamedShop } from './named-shop.server.ts';

/**
 * The breadcrumbs of a page as a schema.org BreadcrumbList. They begin with the home page.
 * @param steps the pages from the home page to the current page, with their paths
 */
export function breadcrumbs(shop: NamedShop, ...steps: { name: string; path: string }[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: shop.name, path: href('/') }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: shop.origin + path,
    })),
  };
}
