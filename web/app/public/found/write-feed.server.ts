import { Feed } from 'feed';
import { href } from 'react-router';
import { latest } from '../../content/locales.server.ts';
import type { Article } from '../../content/types/article.server.ts';
import { serverI18n } from '../../i18n/i18n.server.ts';
import { languageQuery } from '../../i18n/languages.ts';
import { sharedPictureUrl } from '../../ui/media-url.ts';
import { withQuery } from '../../ui/with-query.ts';
import type { NamedShop } from '../named-shop.server.ts';

type Told = Pick<Article, 'slug' | 'title' | 'description' | 'cover' | 'publishedAt' | 'firstPublishedAt'>;

/** Limits the feed, which readers fetch again and again. They keep the older articles themselves. */
const mostArticles = 50;

export function writeFeed(articles: readonly Told[], shop: NamedShop, description?: string): string {
  const { origin, language } = shop;
  const { t } = serverI18n(language);
  const inLanguage = (path: string) => origin + withQuery(path, { [languageQuery]: language });
  const feed = new Feed({
    title: `${t('history:title')} · ${shop.name}`,
    description: description ?? t('common:description'),
    link: inLanguage(href('/jun-history')),
    language,
    feedLinks: { rss: inLanguage(href('/feed.xml')) },
    image: `${origin}/icon-512.png`,
    generator: false,
  });
  const newest = articles
    .toSorted((a, b) => dateOf(b).getTime() - dateOf(a).getTime())
    .slice(0, mostArticles);
  feed.options.updated = new Date(latest(articles.map(({ publishedAt }) => publishedAt)) ?? 0);
  for (const article of newest) {
    const { slug, title, description: summary, cover } = article;
    feed.addItem({
      title: title?.text ?? slug,
      link: inLanguage(href('/jun-history/:slug', { slug })),
      date: dateOf(article),
      ...(summary && { description: html(summary.text) }),
      ...(cover && { extensions: [pictureOf(origin + sharedPictureUrl(cover.name))] }),
    });
  }
  return feed.rss2().replaceAll(notXml, '');
}

/** Media RSS, because an `enclosure` needs the file size in bytes, which is unknown until the picture is made. */
function pictureOf(url: string) {
  const namespace = { 'xmlns:media': 'http://search.yahoo.com/mrss/' };
  return {
    name: 'media:content',
    objects: { _attributes: { ...namespace, url, medium: 'image', type: 'image/jpeg' } },
  };
}

/** Matches the characters that an XML document must not contain, such as most control characters. */
const notXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Feed readers treat a description as HTML, so the text is escaped. */
function html(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Uses the first publication, so that a corrected article stays where it was. */
function dateOf({ firstPublishedAt, publishedAt }: Told): Date {
  return new Date(firstPublishedAt ?? publishedAt ?? 0);
}
