import { href } from 'react-router';
import type { BreadcrumbList } from 'schema-dts';
import type { NamedShop } from './named-shop.server.ts';

/** @param steps the pages below the home page, ending with the current page */
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
