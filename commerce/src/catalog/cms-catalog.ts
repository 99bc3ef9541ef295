import pLimit from 'p-limit';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { transaction } from '../db/transaction.ts';
import { copyDeliveryAreas, deliveryFields, readAnsweredAreas } from '../delivery/copy-delivery-areas.ts';
import { copyWorkingHours, hoursFields, readAnsweredHours } from '../hours/copy-working-hours.ts';
import { artworkNames, artworkQuery, cmsArtwork, languages } from './cms-artwork.ts';
import { markOutOfSync, projectArtwork, withdrawArtwork } from './project-artwork.ts';

const pageSize = 100;
const timeoutMs = 10_000;

export interface Catalog {
  /** @throws Error if the CMS does not answer or answers with an error */
  refresh(documentId: string): Promise<void>;
  /** @throws Error as `refresh` does; AggregateError, after saving all other documents, if some could not be saved */
  compareAll(): Promise<void>;
  /** @throws Error as `refresh` does */
  refreshSettings(): Promise<void>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  config: Pick<Config, 'cmsUrl' | 'cmsReadToken'>;
}

const listAnswer = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ pagination: z.object({ pageCount: z.number() }) }),
});
const settingsPath = `/api/site-setting?${new URLSearchParams([
  ['locale', 'zh'],
  ...[...deliveryFields, ...hoursFields].map((name, index): [string, string] => [`fields[${index}]`, name]),
])}`;
const oneAnswer = z.object({ data: z.unknown() });

export function createCatalog({ db, clock, config }: Dependencies): Catalog {
  /** One at a time: otherwise a long comparison could overwrite a newer version of a document. */
  const oneAfterTheOther = pLimit(1);

  return {
    refresh: (documentId) => oneAfterTheOther(() => refresh(documentId)),
    compareAll: () => oneAfterTheOther(compareAll),
    refreshSettings: () => oneAfterTheOther(refreshSettings),
  };

  async function refresh(documentId: string): Promise<void> {
    const document = await findPublished(documentId);
    const at = clock.now();
    if (document === null) await transaction(db, (trx) => withdrawArtwork(trx, documentId, at));
    else await takeOver(document, at);
  }

  async function compareAll(): Promise<void> {
    const published = await allPublished();
    const at = clock.now();
    const failures: unknown[] = [];
    for (const document of published) {
      await takeOver(document, at).catch(async (error) => {
        failures.push(error);
        await markOutOfSync(db, artworkNames.parse(document));
      });
    }
    await withdrawOthers(published, at);
    if (failures.length > 0) {
      throw new AggregateError(failures, `${failures.length} documents could not be taken over`);
    }
  }

  async function refreshSettings(): Promise<void> {
    const answer = await ask(settingsPath);
    if (answer === null) return;
    const [areas, hours] = [readAnsweredAreas(answer), readAnsweredHours(answer)];
    await transaction(db, async (trx) => {
      await copyDeliveryAreas(trx, areas);
      await copyWorkingHours(trx, hours);
    });
  }

  async function takeOver(document: unknown, at: number): Promise<void> {
    const artwork = cmsArtwork.safeParse(document);
    if (artwork.success) await transaction(db, (trx) => projectArtwork(trx, artwork.data, at));
    else await markOutOfSync(db, artworkNames.parse(document));
  }

  async function withdrawOthers(published: unknown[], at: number): Promise<void> {
    const still = new Set(published.map((document) => artworkNames.parse(document).documentId));
    // A published document without a readable id may belong to any piece, so no piece is hidden.
    if (still.has(undefined)) return;
    const known = await db('products')
      .where((published) => published.where({ listed: true }).orWhere({ forShow: true }))
      .select('documentId');
    for (const { documentId } of known) {
      if (documentId && !still.has(documentId))
        await transaction(db, (trx) => withdrawArtwork(trx, documentId, at));
    }
  }

  /** Null if the document is published in no language. */
  async function findPublished(documentId: string): Promise<unknown> {
    for (const language of languages) {
      const answer = await ask(`/api/artworks/${encodeURIComponent(documentId)}?${artworkQuery(language)}`);
      if (answer !== null) return oneAnswer.parse(answer).data;
    }
    return null;
  }

  async function allPublished(): Promise<unknown[]> {
    const [inChinese = [], inEnglish = []] = await Promise.all(languages.map(publishedIn));
    const idOf = (document: unknown) => artworkNames.parse(document).documentId;
    const known = new Set(inChinese.map(idOf));
    return [...inChinese, ...inEnglish.filter((document) => !known.has(idOf(document)))];
  }

  async function publishedIn(language: (typeof languages)[number]): Promise<unknown[]> {
    const documents: unknown[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const answer = listAnswer.parse(
        await ask(
          `/api/artworks?${artworkQuery(language)}&sort=documentId&pagination[page]=${page}&pagination[pageSize]=${pageSize}`,
        ),
      );
      documents.push(...answer.data);
      pages = answer.meta.pagination.pageCount;
    }
    return documents;
  }

  /** Null if the CMS has not published the document. */
  async function ask(path: string): Promise<unknown> {
    const answer = await fetch(config.cmsUrl + path, {
      headers: { Authorization: `Bearer ${config.cmsReadToken.toUse(clock.now())}` },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`the CMS answered ${answer.status} to ${path.split('?')[0]}`);
    return answer.json();
  }
}
