import { fallbackLanguage, type Language } from '../i18n/languages.ts';
import { createContentStore } from './content-store.server.ts';
import {
  type ContentName,
  contentTypes,
  documentTag,
  placesTag,
  type ViewOf,
} from './content-types.server.ts';
import { latest } from './locales.server.ts';
import { noteDegraded, noteTags } from './page-record.server.ts';
import type { Article, ArticleCard } from './types/article.server.ts';
import type { Artwork, ArtworkCard } from './types/artwork.server.ts';
import { readUpstreams } from './upstreams.server.ts';

/*
 * The functions with which pages read content of the CMS. Each function records which content the page
 * depends on, so that the page is rendered again when this content changes. All functions except
 * `publishedIfKnown` throw a 503 response if the content was never fetched and the CMS does not answer.
 */

/**
 * The content store of this process. The server starts the store. When the CMS reports a changed document,
 * the server tells the store.
 */
export const content = createContentStore(readUpstreams(process.env));

/** All published documents of a type. The page that reads them depends on each document. */
export async function published<Name extends ContentName>(
  name: Name,
  language: Language,
): Promise<ViewOf<Name>> {
  noteTags(contentTypes[name].path);
  return await content.view(name, language);
}

/**
 * Like `published`, but returns null instead of throwing a 503 response. Use it for parts that a page can do
 * without. A page without such a part is cached for one second only.
 */
export async function publishedIfKnown<Name extends ContentName>(
  name: Name,
  language: Language,
): Promise<ViewOf<Name> | null> {
  try {
    return await published(name, language);
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    noteDegraded();
    return null;
  }
}

/** When a document of these types was last published, as an ISO date. Null while none is known. */
export async function lastPublished(...names: ContentName[]): Promise<string | null> {
  await Promise.all(names.map((name) => publishedIfKnown(name, fallbackLanguage)));
  return latest(names.map((name) => content.lastPublished(name)));
}

/** All pieces that are offered, in the order of the CMS. */
export async function artworks(language: Language): Promise<readonly ArtworkCard[]> {
  return (await published('artwork', language)).cards;
}

/** All pieces that are offered: the featured pieces, and then the others, each in the order of the CMS. */
export async function artworksFeaturedFirst(language: Language): Promise<readonly ArtworkCard[]> {
  return (await published('artwork', language)).cardsFeaturedFirst;
}

/**
 * Some of the pieces that are offered. The page then depends on the chosen pieces and on the places of all others, so
 * `choose` may only read fields that are named in `place` of the content type.
 */
export async function chooseArtworks(
  language: Language,
  choose: (all: readonly ArtworkCard[]) => ArtworkCard[],
): Promise<ArtworkCard[]> {
  const { cards } = await content.view('artwork', language);
  const chosen = choose(cards);
  noteTags(placesTag(contentTypes.artwork.path));
  noteTags(...chosen.map(({ documentId }) => documentTag('artwork', documentId)));
  return chosen;
}

/** The pieces that are made to be shown, in the order of the CMS. */
export async function artworksForShow(language: Language): Promise<readonly ArtworkCard[]> {
  return (await published('artwork', language)).cardsForShow;
}

/** The pieces with these codes, in this order. Pieces that are unpublished or for show are left out. */
export async function artworksByCode(codes: readonly string[], language: Language): Promise<ArtworkCard[]> {
  const { cardsByCode } = await published('artwork', language);
  return codes.flatMap((code) => cardsByCode.get(code) ?? []);
}

/** One piece with all of its content, or null when it is not published. */
export async function artwork(code: string, language: Language): Promise<Artwork | null> {
  const { artworksByCode } = await content.view('artwork', language);
  const found = artworksByCode.get(code) ?? null;
  noteTags(found ? documentTag('artwork', found.documentId) : contentTypes.artwork.path);
  return found;
}

/** All published articles, in the order of the CMS. */
export async function articles(language: Language): Promise<readonly ArticleCard[]> {
  return (await published('article', language)).cards;
}

/**
 * One article and the next article in the order of the CMS. After the last article comes the first article.
 * Null when no article with this slug is published.
 */
export async function article(
  slug: string,
  language: Language,
): Promise<{ article: Article; next: ArticleCard | null } | null> {
  const { cards, articlesBySlug } = await content.view('article', language);
  const found = articlesBySlug.get(slug);
  if (!found) return null;
  const at = cards.findIndex((card) => card.slug === slug);
  const next = cards[(at + 1) % cards.length] ?? null;
  const shown = next && next.slug !== slug ? next : null;
  noteTags(placesTag(contentTypes.article.path));
  noteTags(...[found, ...(shown ? [shown] : [])].map(({ documentId }) => documentTag('article', documentId)));
  return { article: found, next: shown };
}
