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
 * Each function records which content the page depends on, so that the page is rendered again after a change. All
 * except `publishedIfKnown` throw a 503 response if the content was never fetched and the CMS does not answer.
 */

/** The server starts the store, and tells it when the CMS reports a changed document. */
export const content = createContentStore(readUpstreams(process.env));

/** The page that reads the documents depends on each of them. */
export async function published<Name extends ContentName>(
  name: Name,
  language: Language,
): Promise<ViewOf<Name>> {
  noteTags(contentTypes[name].path);
  return await content.view(name, language);
}

/** Returns null instead of throwing. A page without the content is cached for one second only. */
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

/** An ISO date, or null while none is known. */
export async function lastPublished(...names: ContentName[]): Promise<string | null> {
  await Promise.all(names.map((name) => publishedIfKnown(name, fallbackLanguage)));
  return latest(names.map((name) => content.lastPublished(name)));
}

export async function artworks(language: Language): Promise<readonly ArtworkCard[]> {
  return (await published('artwork', language)).cards;
}

export async function artworksFeaturedFirst(language: Language): Promise<readonly ArtworkCard[]> {
  return (await published('artwork', language)).cardsFeaturedFirst;
}

/** The page depends on the places of all pieces, so `choose` may only read fields named in `place` of the type. */
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

export async function artworksForShow(language: Language): Promise<readonly ArtworkCard[]> {
  return (await published('artwork', language)).cardsForShow;
}

/** Pieces that are unpublished or for show are left out. */
export async function artworksByCode(codes: readonly string[], language: Language): Promise<ArtworkCard[]> {
  const { cardsByCode } = await published('artwork', language);
  return codes.flatMap((code) => cardsByCode.get(code) ?? []);
}

export async function artwork(code: string, language: Language): Promise<Artwork | null> {
  const { artworksByCode } = await content.view('artwork', language);
  const found = artworksByCode.get(code) ?? null;
  noteTags(found ? documentTag('artwork', found.documentId) : contentTypes.artwork.path);
  return found;
}

export async function articles(language: Language): Promise<readonly ArticleCard[]> {
  return (await published('article', language)).cards;
}

/** After the last article comes the first article. Null when no article with this slug is published. */
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
