import { expect, test } from 'vitest';
import { breadcrumbs } from './breadcrumbs.server.ts';

test('the steps are numbered from the home page on, with full addresses', () => {
  const shop = { name: 'Junyao', origin: 'https://shop.example', language: 'en' as const };
  expect(breadcrumbs(shop, { name: 'Customization', path: '/customization' })).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Junyao', item: 'https://shop.example/' },
      { '@type': 'ListItem', position: 2, name: 'Customization', item: 'https://shop.example/customization' },
    ],
  });
});
