import type { Knex } from 'knex';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { transaction } from '../db/transaction.ts';
import { artworkQuery, type CmsArtwork, cmsArtwork } from './cms-artwork.ts';
import { projectArtwork, withdrawArtwork } from './project-artwork.ts';

const pageSize = 100;
const timeoutMs = 10_000;

/** Keeps the projection in step with the CMS. */
export interface Catalogue {
  /** Fetches one document anew, after a hint. @throws when the CMS does not answer */
  refresh(documentId: string): Promise<void>;
  /** Compares everything, at the start and every few minutes, for hints that were lost. */
  compareAll(): Promise<void>;
}

interface Dependencies {
  db: Knex;
  clock: Clock;
  config: Pick<Config, 'cmsUrl' | 'cmsReadToken'>;
}

const listAnswer = z.object({
  data: z.array(cmsArtwork),
  meta: z.object({ pagination: z.object({ pageCount: z.number() }) }),
});
const oneAnswer = z.object({ data: cmsArtwork });

export function createCatalogue({ db, clock, config }: Dependencies): Catalogue {
  let last: Promise<unknown> = Promise.resolve();

  return {
    refresh: (documentId) => inTurn(() => refresh(documentId)),
    compareAll: () => inTurn(compareAll),
  };

  /** One after the other: what a long compare read earlier must not overwrite what a hint has just fetched. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const run = last.then(work, work);
    last = run.catch(() => undefined);
    return run;
  }

  async function refresh(documentId: string): Promise<void> {
    const answer = await ask(`/api/artworks/${encodeURIComponent(documentId)}?${artworkQuery}`);
    const at = clock.now();
    await transaction(db, (trx) =>
      answer === null
        ? withdrawArtwork(trx, documentId, at)
        : projectArtwork(trx, oneAnswer.parse(answer).data, at),
    );
  }

  async function compareAll(): Promise<void> {
    const published = await allPublished();
    const at = clock.now();
    for (const artwork of published) await transaction(db, (trx) => projectArtwork(trx, artwork, at));
    const known: { documentId: string }[] = await db('products')
      .select('documentId')
      .where({ listed: true })
      .whereNotNull('documentId');
    const still = new Set(published.map(({ documentId }) => documentId));
    for (const { documentId } of known) {
      if (!still.has(documentId)) await transaction(db, (trx) => withdrawArtwork(trx, documentId, at));
    }
  }

  async function allPublished(): Promise<CmsArtwork[]> {
    const artworks: CmsArtwork[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const answer = listAnswer.parse(
        await ask(
          `/api/artworks?${artworkQuery}&sort=documentId&pagination[page]=${page}&pagination[pageSize]=${pageSize}`,
        ),
      );
      artworks.push(...answer.data);
      pages = answer.meta.pagination.pageCount;
    }
    return artworks;
  }

  /** null when the document is not published. */
  async function ask(path: string): Promise<unknown> {
    const answer = await fetch(config.cmsUrl + path, {
      headers: { Authorization: `Bearer ${config.cmsReadToken}` },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`the CMS answered ${answer.status} to ${path.split('?')[0]}`);
    return answer.json();
  }
}
