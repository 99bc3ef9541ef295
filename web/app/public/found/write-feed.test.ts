import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import type { CmsText } from '../../content/cms-text.tsx';
import { writeFeed } from './write-feed.server.ts';

const text = (value: string): CmsText => ({ text: value, language: 'en' });
const shop = { origin: 'https://shop.example', language: 'en', name: 'Junyao' } as const;

function feedOf(title: string, description: string): string {
  const article = { slug: 'intro', cover: null, publishedAt: null, firstPublishedAt: null };
  return writeFeed([{ ...article, title: text(title), description: text(description) }], shop);
}

test('a feed reader, which takes a description for HTML, shows the text that staff wrote', () => {
  const attack = ']]><img src=x onerror=alert(1)> & <b>Jun</b>';
  const feed = feedOf('Jun', attack);
  const [, description = ''] = /<item>.*<description><!\[CDATA\[(.*)\]\]><\/description>/s.exec(feed) ?? [];
  const { document } = new Window();
  document.body.innerHTML = description;
  expect(document.body.children).toHaveLength(0);
  expect(document.body.textContent).toBe(attack);
});

test('a feed leaves out the characters that XML does not allow', () => {
  const feed = feedOf('Jun\u000c \u{1f3fa}', 'a\u0000b\ufffe\ud800c');
  expect(feed).toContain('Jun \u{1f3fa}');
  expect(feed).toContain('abc');
});

test('the picture of an article has its true type and claims no size', () => {
  const cover = { name: 'kiln.jpg', width: 1600, height: 1000 };
  const article = {
    slug: 'intro',
    title: text('Jun'),
    description: null,
    cover,
    publishedAt: null,
    firstPublishedAt: null,
  };
  const feed = writeFeed([article], shop);
  const picture = /<media:content .*?\/>/.exec(feed)?.[0];
  expect(picture).toContain('xmlns:media="http://search.yahoo.com/mrss/"');
  expect(picture).toContain('url="https://shop.example/media/1280/jpeg/kiln.jpg"');
  expect(picture).toContain('type="image/jpeg"');
  expect(feed).not.toContain('<enclosure');
});

test('an article has the date of its first publication, and the feed that of the last change', () => {
  const article = { title: null, description: null, cover: null };
  const corrected = { slug: 'old', publishedAt: '2026-03-01', firstPublishedAt: '2026-01-01' };
  const fresh = { slug: 'new', publishedAt: '2026-02-01', firstPublishedAt: '2026-02-01' };
  const feed = writeFeed(
    [corrected, fresh].map((each) => ({ ...article, ...each })),
    shop,
  );
  expect(feed.match(/<pubDate>.*?<\/pubDate>/g)).toEqual([
    '<pubDate>Sun, 01 Feb 2026 00:00:00 GMT</pubDate>',
    '<pubDate>Thu, 01 Jan 2026 00:00:00 GMT</pubDate>',
  ]);
  expect(feed).toContain('<lastBuildDate>Sun, 01 Mar 2026 00:00:00 GMT</lastBuildDate>');
});

test('the feed holds the newest 50 articles', () => {
  const article = { title: null, description: null, cover: null };
  const daily = Array.from({ length: 51 }, (_, index) => {
    const day = new Date(Date.UTC(2026, 0, index + 1)).toISOString();
    return { ...article, slug: `day-${index + 1}`, publishedAt: day, firstPublishedAt: day };
  });
  const links = writeFeed(daily, shop).match(/day-\d+/g) ?? [];
  expect(new Set(links).size).toBe(50);
  expect(links).toContain('day-51');
  expect(links).not.toContain('day-1');
});
