import { z } from 'zod';
import { log } from '../../server/log.ts';
import type { Language } from '../i18n/languages.ts';
import {
  type ArtworkRow,
  artworkRow,
  type SiteSettingRow,
  scoreNames,
  siteSettingRow,
} from './cms-schema.server.ts';
import type { Upstreams } from './upstreams.server.ts';

/** The most that Strapi gives at once. */
const pageSize = 100;
const timeoutMilliseconds = 2_500;

export interface FetchCms {
  /** Every published piece of a locale. `total` counts those too that could not be read. */
  artworks(locale: Language): Promise<{ rows: ArtworkRow[]; total: number }>;
  /** One piece; null when it is not published in this locale. */
  artwork(documentId: string, locale: Language): Promise<ArtworkRow | null>;
  siteSetting(locale: Language): Promise<SiteSettingRow | null>;
  /** How many are published and when the last one was: whether anything changed, at the price of one row. */
  artworksStamp(locale: Language): Promise<{ total: number; newest: string }>;
}

/** Reads what is published. @throws Error when the CMS does not answer, or not as agreed */
export function createFetchCms({ cmsUrl, cmsReadToken }: Upstreams, closing: AbortSignal): FetchCms {
  return {
    async artworks(locale) {
      const rows = new Map<string, ArtworkRow>();
      for (let page = 1; ; page += 1) {
        const answer = await read(`artworks?locale=${locale}&${artworkQuery}&${paging(page, pageSize)}`);
        const { data, meta } = list.parse(answer);
        for (const row of data.flatMap(readableArtwork)) rows.set(row.documentId, row);
        if (page >= meta.pagination.pageCount)
          return { rows: [...rows.values()], total: meta.pagination.total };
      }
    },

    async artwork(documentId, locale) {
      const answer = await read(
        `artworks/${encodeURIComponent(documentId)}?locale=${locale}&${artworkQuery}`,
      );
      return answer === null ? null : (readableArtwork(single.parse(answer).data)[0] ?? null);
    },

    async siteSetting(locale) {
      const answer = await read(`site-setting?locale=${locale}&${siteSettingQuery}`);
      return answer === null ? null : siteSettingRow.parse(single.parse(answer).data);
    },

    async artworksStamp(locale) {
      const query = `fields[0]=publishedAt&sort=publishedAt:desc&${paging(1, 1)}`;
      const { data, meta } = list.parse(await read(`artworks?locale=${locale}&${query}`));
      const newest = stamp.safeParse(data[0]).data?.publishedAt ?? '';
      return { total: meta.pagination.total, newest };
    },
  };

  /** The parsed answer, or null where the CMS has nothing to show. */
  async function read(path: string): Promise<unknown> {
    const response = await fetch(`${cmsUrl}/api/${path}`, {
      headers: { Authorization: `Bearer ${cmsReadToken}` },
      signal: AbortSignal.any([closing, AbortSignal.timeout(timeoutMilliseconds)]),
    });
    if (response.status === 404) {
      await response.body?.cancel();
      return null;
    }
    if (!response.ok) throw new Error(`the CMS answered ${response.status} to ${path.split('?')[0]}`);
    return response.json();
  }
}

const list = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ pagination: z.object({ total: z.number(), pageCount: z.number() }) }),
});
const single = z.object({ data: z.unknown() });
const stamp = z.object({ publishedAt: z.string() });

/** A piece that is not as agreed is left out, so that it cannot take the others down. */
function readableArtwork(data: unknown): ArtworkRow[] {
  const row = artworkRow.safeParse(data);
  if (row.success) return [row.data];
  log.warn(
    { issues: row.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) },
    'a piece is unreadable',
  );
  return [];
}

const pictureFields = ['url', 'width', 'height'];

const artworkQuery = [
  ...named('fields', [
    'publishedAt',
    'productCode',
    'type',
    'name',
    'glazeColor',
    'materials',
    'craftsman',
    'processDescription',
    'designText',
    'featured',
    'order',
  ]),
  ...named('populate[mainImage][fields]', pictureFields),
  ...named('populate[microImage][fields]', pictureFields),
  ...named('populate[dimensions][fields]', ['height', 'width', 'length', 'diameter', 'unit']),
  ...named('populate[scores][fields]', scoreNames),
  'sort=documentId:asc',
].join('&');

const siteSettingQuery = [
  ...named('fields', ['siteName', 'copyright', 'address', 'filingNumber', 'email', 'phone', 'wechatId']),
  ...named('populate[wechatQr][fields]', pictureFields),
].join('&');

function named(name: string, values: readonly string[]): string[] {
  return values.map((value, index) => `${name}[${index}]=${value}`);
}

function paging(page: number, size: number): string {
  return `pagination[page]=${page}&pagination[pageSize]=${size}`;
}
