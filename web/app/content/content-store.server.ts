import { setTimeout as pause } from 'node:timers/promises';
import { log, reasonOf } from '../../server/log.ts';
import type { Language } from '../i18n/languages.ts';
import { type ContentName, contentTypes, isContentName, type ViewOf } from './content-types.server.ts';
import { type KeptType, keepType } from './kept-type.server.ts';
import type { Upstreams } from './upstreams.server.ts';

/** How often changes are looked for that no hint told of, and how soon again after the CMS did not answer. */
const usualTiming = {
  checkMilliseconds: 60_000,
  retryMilliseconds: 2_000,
  /** Every so many checks everything is fetched, whether or not anything seems to have changed. */
  checksPerFullFetch: 10,
};

/**
 * All that the CMS has published, held in memory and on disk, so that no visitor waits for the CMS and
 * pages outlive it. Hints say what to fetch again; a check every minute finds what a lost hint left out.
 */
export interface ContentStore {
  /** @throws Response 503 when nothing of the type was ever fetched and the CMS does not answer */
  view<Name extends ContentName>(name: Name, language: Language): Promise<ViewOf<Name>>;
  /**
   * Fetches one document again; does nothing for a type that web does not show.
   * @throws Error when the CMS does not answer
   */
  refresh(name: string, documentId: string): Promise<void>;
  /** Called with the tags of what has changed, after pages can see it. */
  onChange(listener: (tags: string[]) => void): void;
  /** Keeps itself fresh from now on; a second call changes nothing. */
  start(): void;
  /** Writes what is not on disk yet. */
  close(): Promise<void>;
}

export function createContentStore(upstreams: Upstreams, timing = usualTiming): ContentStore {
  const closing = new AbortController();
  let listener: (tags: string[]) => void = () => {};
  let running: Promise<void> | null = null;
  const options = { closing: closing.signal, onChange: (tags: string[]) => listener(tags) };
  const kept = Object.fromEntries(
    Object.entries(contentTypes).map(([name, type]) => [name, keepType(name, type, upstreams, options)]),
  ) as Record<ContentName, KeptType>;

  return {
    view: <Name extends ContentName>(name: Name, language: Language) =>
      kept[name].view(language) as Promise<ViewOf<Name>>,

    async refresh(name, documentId) {
      if (isContentName(name)) await kept[name].refresh(documentId);
    },

    onChange(callback) {
      listener = callback;
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

  async function keepFresh(): Promise<void> {
    await forEach((type) => type.load());
    let silent = false;
    for (let checks = 1; !closing.signal.aborted; checks += 1) {
      const inAnyCase = checks % timing.checksPerFullFetch === 0;
      const failure = await forEach((type) => type.check(inAnyCase));
      if (failure && !silent && !closing.signal.aborted) {
        log.warn({ reason: reasonOf(failure.reason) }, 'the CMS does not answer');
      }
      if (!failure && silent) log.info('the CMS answers again');
      silent = failure !== undefined;
      const wait = failure ? timing.retryMilliseconds : timing.checkMilliseconds;
      await pause(wait, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  }

  /** Resolves when it is done for every type, with a failure if there was one. */
  async function forEach(
    work: (type: KeptType) => Promise<void>,
  ): Promise<PromiseRejectedResult | undefined> {
    const results = await Promise.allSettled(Object.values(kept).map(work));
    return results.find((result) => result.status === 'rejected');
  }
}
