import { expect, test } from 'vitest';
import { breadcrumbs } from './breadcrumbs.server.ts';

test('the steps are numbered from the home page on', () => {
  const home = { name: 'Junyao', item: 'https://shop.example/' };
  const page = { name: 'Customization', item: 'https://shop.example/customization' };
  expect(breadcrumbs([home, page])).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, ...home },
      { '@type': 'ListItem', position: 2, ...page },
    ],
  });
});
