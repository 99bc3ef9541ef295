import type { z } from 'zod';
import type { Language } from '../i18n/languages.ts';
import type { Locales } from './locales.server.ts';
import { artworkRow, viewArtworks } from './types/artwork.server.ts';
import { siteSettingRow, viewSiteSetting } from './types/site-setting.server.ts';

/**
 * All types of the CMS that web shows, by their singular name in the CMS. An entry is all it takes: from it
 * comes what is fetched, how it is checked, that it is kept in memory and on disk, and which pages are made
 * anew when the CMS tells of a change.
 */
export const contentTypes = {
  artwork: contentType({ path: 'artworks', row: artworkRow, view: viewArtworks }),
  'site-setting': contentType({
    path: 'site-setting',
    single: true,
    row: siteSettingRow,
    view: viewSiteSetting,
  }),
};

export type ContentName = keyof typeof contentTypes;
export type ViewOf<Name extends ContentName> = ReturnType<(typeof contentTypes)[Name]['view']>;

/** What every document has in one locale. The date is read of the types that have drafts. */
export interface Row {
  documentId: string;
  publishedAt?: string | null;
}

export interface ContentType<Of extends Row = Row, View = unknown> {
  /** In the API of the CMS. Also the tag of pages that depend on all documents of the type. */
  path: string;
  /** The CMS has one document of this type. */
  single?: boolean;
  /** Names every field that is asked for, made of the fields in cms-fields.server.ts. */
  row: z.ZodType<Of> & { shape: Readonly<Record<string, z.ZodType>> };
  /** What pages of a language show. Made once for each change, so that pages only pick from it. */
  view(documents: readonly Locales<Of>[], language: Language): View;
}

export function isContentName(name: string): name is ContentName {
  return Object.hasOwn(contentTypes, name);
}

/** The tag of pages that show one document. */
export function documentTag(name: string, documentId: string): string {
  return `${name}:${documentId}`;
}

function contentType<Of extends Row, View>(type: ContentType<Of, View>): ContentType<Of, View> {
  return type;
}
