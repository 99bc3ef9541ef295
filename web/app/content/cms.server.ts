import type { Language } from '../i18n/languages.ts';
import { createContentStore } from './content-store.server.ts';
import { type ContentName, contentTypes, documentTag, type ViewOf } from './content-types.server.ts';
import { noteTags } from './page-record.server.ts';
import type { Artwork, ArtworkCard } from './types/artwork.server.ts';
import { readUpstreams } from './upstreams.server.ts';

/*
 * What pages read of the CMS. Every function notes what the page then depends on, so that the page is made
 * anew when that changes. All of them throw a Response 503 while nothing was ever fetched.
 */

/** Of this process; started and fed with hints by the server. */
export const content = createContentStore(readUpstreams(process.env));

/** All published documents of a type; the page depends on each of them. */
export async function published<Name extends ContentName>(
  name: Name,
  language: Language,
): Promise<ViewOf<Name>> {
  noteTags(contentTypes[name].path);
  return await content.view(name, language);
}

/** All published pieces, in the order of the CMS. */
export async function artworks(language: Language): Promise<readonly ArtworkCard[]> {
  return (await published('artwork', language)).cards;
}

/** The pieces of these codes, in this order; those that are not published are left out. */
export async function artworksByCode(codes: readonly string[], language: Language): Promise<ArtworkCard[]> {
  const { cardsByCode } = await published('artwork', language);
  return codes.flatMap((code) => cardsByCode.get(code) ?? []);
}

/** One piece with everything there is to say; null when it is not published. */
export async function artwork(code: string, language: Language): Promise<Artwork | null> {
  const { artworksByCode } = await content.view('artwork', language);
  const found = artworksByCode.get(code) ?? null;
  noteTags(found ? documentTag('artwork', found.documentId) : contentTypes.artwork.path);
  return found;
}
