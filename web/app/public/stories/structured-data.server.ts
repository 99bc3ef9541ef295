import { href } from 'react-router';
import type { Article as Description } from 'schema-dts';
import type { Article } from '../../content/types/article.server.ts';
import { serverI18n } from '../../i18n/i18n.server.ts';
import { sharedPictureUrl } from '../../ui/media-url.ts';
import { breadcrumbs } from '../breadcrumbs.server.ts';
import { jsonLd } from '../json-ld.server.ts';
import { type NamedShop, workshop } from '../named-shop.server.ts';

type Described = Pick<
  Article,
  | 'slug'
  | 'title'
  | 'description'
  | 'seoDescription'
  | 'cover'
  | 'shareImage'
  | 'publishedAt'
  | 'firstPublishedAt'
  | 'sources'
  | 'bodyLanguage'
>;

export function structuredData(article: Described, shop: NamedShop): string {
  const { slug, publishedAt, firstPublishedAt, sources, bodyLanguage } = article;
  const path = href('/jun-history/:slug', { slug });
  const headline = article.title?.text ?? slug;
  const description = (article.seoDescription ?? article.description)?.text;
  const image = article.shareImage ?? article.cover;
  const described: Description = {
    '@type': 'Article',
    headline,
    inLanguage: bodyLanguage,
    mainEntityOfPage: shop.origin + path,
    author: workshop(shop),
    publisher: workshop(shop),
    ...(description && { description }),
    ...(image && { image: shop.origin + sharedPictureUrl(image.name) }),
    ...(firstPublishedAt && { datePublished: firstPublishedAt }),
    ...(publishedAt && { dateModified: publishedAt }),
    ...(sources.length > 0 && { citation: sources.map(({ text }) => text) }),
  };
  return jsonLd([described, breadcrumbs(shop, stories(shop), { name: headline, path })]);
}

export function structuredDataOfStories(title: string | undefined, shop: NamedShop): string {
  return jsonLd([breadcrumbs(shop, { ...stories(shop), ...(title && { name: title }) })]);
}

function stories({ language }: NamedShop) {
  return { name: serverI18n(language).t('history:title'), path: href('/jun-history') };
}
