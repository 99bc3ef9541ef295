import { href } from 'react-router';
import { lastPublished, published } from '../../content/cms.server.ts';
import { fallbackLanguage } from '../../i18n/languages.ts';

export interface SitePage {
  path: string;
  /** An ISO date: when the content of the page was last published. */
  changed: string | null;
}

/** A list with several pages is listed once, with its first page. */
export async function sitePages(): Promise<SitePage[]> {
  // Both languages have the same pages.
  const [{ artworksByCode }, { articlesBySlug }, ...changes] = await Promise.all([
    published('artwork', fallbackLanguage),
    published('article', fallbackLanguage),
    lastPublished('home-page', 'artwork', 'literature'),
    lastPublished('stories-page', 'article', 'literature'),
    lastPublished('artwork'),
    lastPublished('customization-page', 'artwork'),
    lastPublished('esg-page', 'design-drawing'),
    lastPublished('buying-page'),
    lastPublished('for-show-page', 'artwork'),
  ]);
  const [home, stories, artworks, customization, esg, buying, forShow] = changes;
  return [
    { path: href('/'), changed: home },
    { path: href('/jun-history'), changed: stories },
    { path: href('/artworks'), changed: artworks },
    { path: href('/artworks-for-show'), changed: forShow },
    { path: href('/customization'), changed: customization },
    { path: href('/esg'), changed: esg },
    { path: href('/buying'), changed: buying },
    ...[...articlesBySlug.values()].map(({ slug, publishedAt }) => ({
      path: href('/jun-history/:slug', { slug }),
      changed: publishedAt,
    })),
    ...[...artworksByCode.values()].map(({ productCode, publishedAt }) => ({
      path: href('/artworks/:productId', { productId: productCode }),
      changed: publishedAt,
    })),
  ];
}
