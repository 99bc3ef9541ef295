import { href } from 'react-router';
import type { Article } from '../../content/types/article.server.ts';
import { serverI18n } from '../../i18n/i18n.server.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Site } from '../../shell/site.ts';
import { mediaUrl } from '../../ui/media-url.ts';
import { breadcrumbs } from '../breadcrumbs.server.ts';
import { jsonLd } from '../json-ld.server.ts';

interface Place {
  language: Language;
  /** Scheme and host of the shop. */
  origin: string;
  site: Pick<Site, 'siteName'>;
}

type Described = Pick<
  Article,
  | 'slug'
  | 'title'
  | 'description'
  | 'seoDescription'
  | 'cover'
  | 'shareImage'
  | 'publishedAt'
  | 'sources'
  | 'bodyLanguage'
>;

/** The article and its breadcrumbs in the vocabulary of schema.org, as text for a script element. */
export function structuredData(article: Described, { language, origin, site }: Place): string {
  const { t } = serverI18n(language);
  const siteName = site.siteName ?? t('common:siteName');
  const image = article.shareImage ?? article.cover;
  const url = origin + href('/jun-history/:slug', { slug: article.slug });
  const headline = article.title?.text ?? article.slug;
  const organization = { '@type': 'Organization', name: siteName, url: origin };
  const crumbs = [
    { name: siteName, item: origin + href('/') },
    { name: t('history:title'), item: origin + href('/jun-history') },
    { name: headline, item: url },
  ];
  return jsonLd([
    {
      '@type': 'Article',
      headline,
      description: (article.seoDescription ?? article.description)?.text,
      image: image ? origin + mediaUrl(image.name, 1280, 'jpeg') : undefined,
      inLanguage: article.bodyLanguage,
      dateModified: article.publishedAt ?? undefined,
      mainEntityOfPage: url,
      author: organization,
      publisher: organization,
      citation: article.sources.length > 0 ? article.sources.map(({ text }) => text) : undefined,
    },
    breadcrumbs(crumbs),
  ]);
}
