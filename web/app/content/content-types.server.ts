import type { z } from 'zod';
import type { Language } from '../i18n/languages.ts';
import type { Locales } from './locales.server.ts';
import { articleRow, viewArticles } from './types/article.server.ts';
import { artworkRow, viewArtworks } from './types/artwork.server.ts';
import { buyingPageRow, viewBuyingPage } from './types/buying-page.server.ts';
import { customizationPageRow, viewCustomizationPage } from './types/customization-page.server.ts';
import { designDrawingRow, viewDesignDrawings } from './types/design-drawing.server.ts';
import { esgPageRow, viewEsgPage } from './types/esg-page.server.ts';
import { forShowPageRow, viewForShowPage } from './types/for-show-page.server.ts';
import { homePageRow, viewHomePage } from './types/home-page.server.ts';
import { literatureRow, viewLiterature } from './types/literature.server.ts';
import { siteSettingRow, viewSiteSetting } from './types/site-setting.server.ts';
import { storiesPageRow, viewStoriesPage } from './types/stories-page.server.ts';

/** All types of the CMS that web shows, by their singular name in the CMS. */
export const contentTypes = {
  article: contentType({ path: 'articles', row: articleRow, place: ['slug', 'order'], view: viewArticles }),
  artwork: contentType({
    path: 'artworks',
    row: artworkRow,
    place: ['productCode', 'order', 'type', 'glazeFamily', 'forShow'],
    view: viewArtworks,
  }),
  literature: contentType({ path: 'literatures', row: literatureRow, view: viewLiterature }),
  'design-drawing': contentType({ path: 'design-drawings', row: designDrawingRow, view: viewDesignDrawings }),
  'home-page': contentType({ path: 'home-page', single: true, row: homePageRow, view: viewHomePage }),
  'esg-page': contentType({ path: 'esg-page', single: true, row: esgPageRow, view: viewEsgPage }),
  'customization-page': contentType({
    path: 'customization-page',
    single: true,
    row: customizationPageRow,
    view: viewCustomizationPage,
  }),
  'buying-page': contentType({ path: 'buying-page', single: true, row: buyingPageRow, view: viewBuyingPage }),
  'for-show-page': contentType({
    path: 'for-show-page',
    single: true,
    row: forShowPageRow,
    view: viewForShowPage,
  }),
  'site-setting': contentType({
    path: 'site-setting',
    single: true,
    row: siteSettingRow,
    view: viewSiteSetting,
  }),
  'stories-page': contentType({
    path: 'stories-page',
    single: true,
    row: storiesPageRow,
    view: viewStoriesPage,
  }),
};

export type ContentName = keyof typeof contentTypes;
export type ViewOf<Name extends ContentName> = ReturnType<(typeof contentTypes)[Name]['view']>;

/** `publishedAt` exists only for types with drafts. */
export interface Row {
  documentId: string;
  publishedAt?: string | null;
}

export interface ContentType<Of extends Row = Row, View = unknown> {
  /** The path in the API of the CMS, and the tag of pages that depend on all documents of the type. */
  path: string;
  /** Whether the CMS has only one document of this type. */
  single?: boolean;
  /** Names every field to request, with the schemas of cms-fields.server.ts. */
  row: z.ZodType<Of> & { shape: Readonly<Record<string, z.ZodType>> };
  /**
   * The fields without a language by which pages choose and sort documents. A page with `placesTag` is rendered again
   * when one of them changes, and when a document appears or disappears.
   */
  place?: readonly string[];
  /** Runs for the first page of a language after content is loaded or changes, not for each page. */
  view(documents: readonly Locales<Of>[], language: Language): View;
}

export function isContentName(name: string): name is ContentName {
  return Object.hasOwn(contentTypes, name);
}

/** The tag of pages that depend on one document. */
export function documentTag(name: string, documentId: string): string {
  return `${name}:${documentId}`;
}

/** The tag of pages that depend on which documents of a type exist and on their order, but not on all texts. */
export function placesTag(path: string): string {
  return `${path}/places`;
}

function contentType<Of extends Row, View>(
  type: ContentType<Of, View> & { place?: readonly (keyof Of)[] },
): ContentType<Of, View> {
  return type;
}
