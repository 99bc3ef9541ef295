import type { Language } from '../i18n/languages.ts';
import { createContentStore } from './content.server.ts';
import type { Artwork, ArtworkCard, SiteSetting } from './merge-artwork.server.ts';
import { noteTags } from './page-record.server.ts';
import { readUpstreams } from './upstreams.server.ts';

/*
 * What pages read of the CMS. Every function notes what the page then depends on, so that the page is made
 * anew when that changes. All of them throw a Response 503 while nothing was ever fetched.
 */

/** Of this process; started and fed with hints by the server. */
export const content = createContentStore(readUpstreams(process.env));

export async function siteSetting(language: Language): Promise<SiteSetting> {
  noteTags('site-setting');
  return (await content.view(language)).siteSetting;
}

/** All published pieces, in the order of the CMS. */
export async function artworks(language: Language): Promise<readonly ArtworkCard[]> {
  noteTags('artworks');
  return (await content.view(language)).cards;
}

/** Those marked for the home page. */
export async function featuredArtworks(language: Language): Promise<ArtworkCard[]> {
  return (await artworks(language)).filter(({ featured }) => featured);
}

/** The pieces of these codes, in this order; those that are not published are left out. */
export async function artworksByCode(codes: readonly string[], language: Language): Promise<ArtworkCard[]> {
  noteTags('artworks');
  const { cardsByCode } = await content.view(language);
  return codes.flatMap((code) => cardsByCode.get(code) ?? []);
}

/** One piece with everything there is to say; null when it is not published. */
export async function artwork(code: string, language: Language): Promise<Artwork | null> {
  const found = (await content.view(language)).artworksByCode.get(code) ?? null;
  noteTags(found ? `artwork:${found.documentId}` : 'artworks');
  return found;
}
