import { LRUCache } from 'lru-cache';
import type { Page } from './make-page.ts';

/** A page is dropped after this time, because the message about a change of the page may have been lost. */
const lifeMilliseconds = 60_000;
/** A page with missing data is kept this long, which spares a failing service most of the requests. */
const degradedMilliseconds = 1_000;

/** `shared`: another request was rendering the page. `notKept`: the rendered page may not be kept, such as a search. */
export type CacheOutcome = 'hit' | 'shared' | 'miss' | 'notKept';

export interface HtmlCache {
  get(key: string): Page | undefined;
  /** Keeps the page, unless its `keep` is `never`. Requests with the same key share a rendering in progress. */
  fill(key: string, make: () => Promise<Page>): Promise<Page>;
  /** Drops every page with one of the tags. If such a page is being rendered now, it will not be kept. */
  purge(tags: Iterable<string>): void;
  /** `bytes` counts the memory, not the length of the pages. */
  size(): { pages: number; bytes: number };
}

export function createHtmlCache(maxBytes: number, count?: (outcome: CacheOutcome) => void): HtmlCache {
  const pages =
    maxBytes > 0 ? new LRUCache<string, Page>({ maxSize: maxBytes, sizeCalculation: bytesOf }) : null;
  const open = new Map<string, Promise<Page>>();
  /** For each rendering in progress, the tags that were purged since it began. */
  const purgedMeanwhile = new Set<Set<string>>();

  return {
    get(key) {
      const page = pages?.get(key);
      if (page) count?.('hit');
      return page;
    },

    fill(key, make) {
      const joined = open.get(key);
      if (joined) {
        count?.('shared');
        return joined;
      }
      const promise = render(key, make).finally(() => {
        if (open.get(key) === promise) open.delete(key);
      });
      open.set(key, promise);
      return promise;
    },

    purge(tags) {
      const purged = new Set(tags);
      for (const [key, page] of pages?.entries() ?? []) {
        if (share(page.tags, purged)) pages?.delete(key);
      }
      for (const meanwhile of purgedMeanwhile) for (const tag of purged) meanwhile.add(tag);
      // Later requests must not share a rendering that may have read old data.
      open.clear();
    },

    size: () => ({ pages: pages?.size ?? 0, bytes: pages?.calculatedSize ?? 0 }),
  };

  async function render(key: string, make: () => Promise<Page>): Promise<Page> {
    const meanwhile = new Set<string>();
    purgedMeanwhile.add(meanwhile);
    try {
      const page = await make();
      const isKept = pages !== null && page.keep !== 'never' && !share(page.tags, meanwhile);
      if (isKept) {
        pages.set(key, page, { ttl: page.keep === 'briefly' ? degradedMilliseconds : lifeMilliseconds });
      }
      count?.(isKept ? 'miss' : 'notKept');
      return page;
    } finally {
      purgedMeanwhile.delete(meanwhile);
    }
  }
}

function share(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  for (const each of one) if (other.has(each)) return true;
  return false;
}

/** The memory for the objects besides the bodies is estimated. */
function bytesOf(page: Page, key: string): number {
  const bodies = Object.values(page.encoded).map(({ body }) => body.length);
  return bodies.reduce((sum, bytes) => sum + bytes, 4096 + key.length * 2);
}
