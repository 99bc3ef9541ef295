import { expect, test } from 'vitest';
import { structuredData } from './structured-data.server.ts';

const article = {
  slug: 'lu-jun',
  title: { text: '</script>Lu Jun', language: 'en' as const },
  description: { text: 'A chronology.', language: 'en' as const },
  seoDescription: null,
  cover: { name: 'cover.jpg', width: 1600, height: 1067 },
  shareImage: null,
  publishedAt: '2026-02-01T00:00:00.000Z',
  firstPublishedAt: '2026-01-01T00:00:00.000Z',
  sources: [{ text: 'Kerr 2004', url: null, referred: true }],
  bodyLanguage: 'en' as const,
};
const json = structuredData(article, { name: 'Junyao', origin: 'https://shop.example', language: 'en' });

test('an article is described with its picture, its publisher and its sources', () => {
  expect(JSON.parse(json)['@graph'][0]).toMatchObject({
    '@type': 'Article',
    headline: '</script>Lu Jun',
    description: 'A chronology.',
    image: 'https://shop.example/media/1280/jpeg/cover.jpg',
    inLanguage: 'en',
    publisher: { '@type': 'Organization', name: 'Junyao' },
    citation: ['Kerr 2004'],
    datePublished: '2026-01-01T00:00:00.000Z',
    dateModified: '2026-02-01T00:00:00.000Z',
  });
});

test('the breadcrumbs lead from the home page to the stories page and to the article', () => {
  const { itemListElement } = JSON.parse(json)['@graph'][1];
  expect(
    itemListElement.map(({ position, item }: { position: number; item: string }) => [position, item]),
  ).toEqual([
    [1, 'https://shop.example/'],
    [2, 'https://shop.example/jun-history'],
    [3, 'https://shop.example/jun-history/lu-jun'],
  ]);
});

test('a title cannot end the script element', () => {
  expect(json).not.toContain('</script');
});
