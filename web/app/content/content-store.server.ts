import { setTimeout as pause } from 'node:timers/promises';
import { log, reasonOf } from '../../server/log.ts';
import type { Language } from '../i18n/languages.ts';
import {
  type ContentName,
  contentTypes,
  isContentName,
  type Row,
  type ViewOf,
} from './content-types.server.ts';
import { type KeptType, keepType } from './kept-type.server.ts';
import { type Locales, neutralRow } from './locales.server.ts';
import type { Preview } from './preview.server.ts';
import { type Upload, uploadsOf } from './uploads.server.ts';
import type { Upstreams } from './upstreams.server.ts';

const usualTiming = {
  checkMilliseconds: 60_000,
  retryMilliseconds: 2_000,
  /** One check in this many fetches everything, even if nothing seems to have changed. */
  checksPerFullFetch: 10,
};

/**
 * All published content in memory and on disk, so that no visitor waits for the CMS and pages work while it is down.
 * The CMS reports changed documents, and a check every minute finds changes whose report was lost.
 */
export interface ContentStore {
  /** @throws a 503 response when nothing of the type was ever fetched and the CMS does not answer */
  view<Name extends ContentName>(name: Name, language: Language): Promise<ViewOf<Name>>;
  /** An ISO date, or null while none is known. */
  lastPublished(name: ContentName): string | null;
  /**
   * One document as it is in the panel of the CMS, for a preview. Null when it does not exist or can't be shown.
   * @throws Error when the CMS does not answer
   */
  draft(name: ContentName, documentId: string): Promise<Preview['draft'] | null>;
  /** Does nothing for a type that web does not show. @throws Error when the CMS does not answer */
  refresh(name: string, documentId: string): Promise<void>;
  /** The uploads that published content names, those of the newest document first. A name may occur twice. */
  uploads(): Iterable<Upload>;
  /** Whether all types were fetched from the CMS since the start, so that `uploads` lacks nothing. */
  isComplete(): boolean;
  /** When all types were last compared with the CMS, in epoch milliseconds. Null before the first time. */
  checkedAt(): number | null;
  /** The listener receives the tags of all changed content, when pages can already read the change. */
  onChange(listener: (tags: string[]) => void): void;
  /** A second call does nothing. */
  start(): void;
  /** Also writes unsaved content to disk. */
  close(): Promise<void>;
}

export function createContentStore(upstreams: Upstreams, timing = usualTiming): ContentStore {
  const closing = new AbortController();
  const listeners: ((tags: string[]) => void)[] = [];
  let running: Promise<void> | null = null;
  let checkedAt: number | null = null;
  const options = { closing: closing.signal, onChange: tellAll };
  const kept = Object.fromEntries(
    Object.entries(contentTypes).map(([name, type]) => [name, keepType(name, type, upstreams, options)]),
  ) as Record<ContentName, KeptType>;

  return {
    view: <Name extends ContentName>(name: Name, language: Language) =>
      kept[name].view(language) as Promise<ViewOf<Name>>,

    lastPublished: (name) => kept[name].lastPublished(),

    draft: (name, documentId) => kept[name].draft(documentId),

    async refresh(name, documentId) {
      if (isContentName(name)) await kept[name].refresh(documentId);
    },

    uploads: () => newestFirst().flatMap(({ rows }) => uploadsOf(rows)),

    isComplete: () => Object.values(kept).every((type) => type.isFetched()),

    checkedAt: () => checkedAt,

    onChange(callback) {
      listeners.push(callback);
    },

    start() {
      running ??= keepFresh();
    },

    async close() {
      closing.abort();
      await running;
      await forEach((type) => type.close());
    },
  };

  function tellAll(tags: string[]): void {
    for (const listener of listeners) listener(tags);
  }

  function newestFirst(): { rows: Locales<Row>; published: string }[] {
    return Object.values(kept)
      .flatMap((type) => [...(type.documents()?.values() ?? [])])
      .map((rows) => ({ rows, published: neutralRow(rows)?.publishedAt ?? '' }))
      .sort((a, b) => (a.published < b.published ? 1 : -1));
  }

  async function keepFresh(): Promise<void> {
    await forEach((type) => type.load());
    let silent = false;
    for (let checks = 1; !closing.signal.aborted; checks += 1) {
      const inAnyCase = checks % timing.checksPerFullFetch === 0;
      const failure = await forEach((type) => type.check(inAnyCase));
      if (failure && !silent && !closing.signal.aborted) {
        log.warn({ reason: reasonOf(failure.reason) }, 'the CMS does not answer');
      }
      if (!failure) checkedAt = Date.now();
      if (!failure && silent) log.info('the CMS answers again');
      silent = failure !== undefined;
      const wait = failure ? timing.retryMilliseconds : timing.checkMilliseconds;
      await pause(wait, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  }

  /** Waits until all work has ended. Resolves with the first failure, or with undefined if nothing failed. */
  async function forEach(
    work: (type: KeptType) => Promise<void>,
  ): Promise<PromiseRejectedResult | undefined> {
    const results = await Promise.allSettled(Object.values(kept).map(work));
    return results.find((result) => result.status === 'rejected');
  }
}
