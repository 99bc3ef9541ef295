import { published } from '../content/cms.server.ts';
import type { CmsText } from '../content/cms-text.tsx';
import type { ContentName, ViewOf } from '../content/content-types.server.ts';
import type { Language } from '../i18n/languages.ts';
import { breadcrumbs } from './breadcrumbs.server.ts';
import { jsonLd } from './json-ld.server.ts';
import { nameShop } from './named-shop.server.ts';

/** The names of the content types that are a single page with a title. */
type WrittenPage = {
  [Name in ContentName]: ViewOf<Name> extends { title: CmsText | null } | null ? Name : never;
}[ContentName];

/** `words` may be null when the CMS has no texts. `trail` has the breadcrumbs, or null when the page has no title. */
export async function loadWrittenPage<Name extends WrittenPage>(
  name: Name,
  { origin, pathname }: URL,
  language: Language,
): Promise<{ words: ViewOf<Name>; trail: string | null }> {
  const [words, shop] = await Promise.all([published(name, language), nameShop(origin, language)]);
  const title = words?.title?.text;
  return { words, trail: title ? jsonLd([breadcrumbs(shop, { name: title, path: pathname })]) : null };
}
