import { expect, test } from 'vitest';
import { breadcrumbs } from './breadcrumbs.server.ts';

test('the steps are numbered from the home page on, with whole addresses', () => {
  const steps = [
    { name: 'Junyao', path: '/' },
    { name: 'Customization', path: '/customization' },
  ];
  expect(JSON.parse(breadcrumbs('https://shop.example', steps))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Junyao', item: 'https://shop.example/' },
      { '@type': 'ListItem', position: 2, name: 'Customization', item: 'https://shop.example/customization' },
    ],
  });
});

test('a name cannot close the script element', () => {
  expect(breadcrumbs('https://shop.example', [{ name: '</script><script>', path: '/' }])).not.toContain('<');
});
