import { expect, test } from 'vitest';
import { divide, writeSitemap, writeSitemapIndex } from './write-sitemap.ts';

const pages = ['/', '/esg', '/artworks/JY-2024-001'].map((path) => ({ path, changed: null }));

test('a page is listed in both languages, each time with the addresses of all languages', () => {
  const sitemap = writeSitemap(
    [{ path: '/esg', changed: '2026-01-01T00:00:00.000Z' }],
    'https://shop.example',
  );
  expect(sitemap.match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://shop.example/esg?lng=zh</loc>',
    '<loc>https://shop.example/esg?lng=en</loc>',
  ]);
  expect(sitemap.split('hreflang="x-default" href="https://shop.example/esg"')).toHaveLength(3);
  expect(sitemap.split('hreflang="en" href="https://shop.example/esg?lng=en"')).toHaveLength(3);
  expect(sitemap.split('<lastmod>2026-01-01T00:00:00.000Z</lastmod>')).toHaveLength(3);
});

test('a page without a date has no lastmod', () => {
  expect(writeSitemap(pages, 'https://shop.example')).not.toContain('lastmod');
});

test('a sitemap holds no more addresses than allowed, and no page is lost', () => {
  expect(divide(pages, 4)).toEqual([pages.slice(0, 2), pages.slice(2)]);
  expect(divide(pages)).toEqual([pages]);
  expect(divide([])).toEqual([[]]);
});

test('characters with a meaning in XML are escaped', () => {
  expect(writeSitemapIndex(['https://shop.example/?a=1&b="<"'])).toContain(
    '<loc>https://shop.example/?a=1&amp;b=&quot;&lt;&quot;</loc>',
  );
});
