import { href } from 'react-router';
import { published } from '../content/cms.server.ts';
import type { CmsText } from '../content/cms-text.tsx';
import type { ContentName, ViewOf } from '../content/content-types.server.ts';
import { serverI18n } from '../i18n/i18n.server.ts';
import type { Language } from '../i18n/languages.ts';
import { loadSite } from '../shell/load-site.server.ts';
import { breadcrumbs } from './breadcrumbs.server.ts';
import { jsonLd } from './json-ld.server.ts';

/** The names of the content types that are a single page with a title. */
type WrittenPage = {
  [Name in ContentName]: ViewOf<Name> extends { title: CmsText | null } | null ? Name : never;
}[ContentName];

/**
 * Loads the texts of a page from the CMS (`words`), with its breadcrumbs for search engines (`trail`).
 * `words` can be null when the CMS has no texts for the page. `trail` is null when the page has no title.
 */
export async function loadWrittenPage<Name extends WrittenPage>(
  name: Name,
  url: URL,
  language: Language,
): Promise<{ words: ViewOf<Name>; trail: string | null }> {
  const [words, site] = await Promise.all([published(name, language), loadSite(language)]);
  const title = words?.title?.text;
  if (!title) return { words, trail: null };
  const siteName = site.siteName ?? serverI18n(language).t('common:siteName');
  const home = { name: siteName, item: url.origin + href('/') };
  return { words, trail: jsonLd([breadcrumbs([home, { name: title, item: url.origin + url.pathname }])]) };
}
