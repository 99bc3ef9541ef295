import { LRUCache } from 'lru-cache';
import type { Page } from './make-page.ts';

/**
 * A page is dropped after this time at the latest. The message about a change of the page may have been lost.
 */
const lifeMilliseconds = 60_000;
/**
 * How long a page with missing data is kept. This spares a failing service most of the requests, and the
 * complete page appears soon after the service has recovered.
 */
const degradedMilliseconds = 1_000;

/**
 * What the cache did for a request. `hit`: the page was kept. `shared`: another request was rendering it. `miss`: it was
 * rendered and kept. `notKept`: it was rendered and may not be kept, such as a search.
 */
export type CacheOutcome = 'hit' | 'shared' | 'miss' | 'notKept';

export interface HtmlCache {
  get(key: string): Page | undefined;
  /**
   * Renders the page with this key. The page is kept, except if its `keep` is `never`. Requests with the same
   * key share the rendering while it is in progress.
   */
  fill(key: string, make: () => Promise<Page>): Promise<Page>;
  /**
   * Drops every kept page with one of the tags. If a page with one of the tags is being rendered now, it will
   * not be kept.
   */
  purge(tags: Iterable<string>): void;
  /** How much is kept. `bytes` counts the memory, not the length of the pages. */
  size(): { pages: number; bytes: number };
}

/** @param count is called for each request that gets a page */
export function createHtmlCache(maxBytes: number, count?: (outcome: CacheOutcome) => void): HtmlCache {
  const pages =
    maxBytes > 0 ? new LRUCache<string, Page>({ maxSize: maxBytes, sizeCalculation: bytesOf }) : null;
  /** Renderings that new requests may share. */
  const open = new Map<string, Promise<Page>>();
  /** For every rendering in progress: the tags that were purged since it began. */
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

/** The size of a page in bytes. The memory for the objects besides the bodies is estimated. */
function bytesOf(page: Page, key: string): number {
  const bodies = Object.values(page.encoded).map(({ body }) => body.length);
  return bodies.reduce((sum, bytes) => sum + bytes, 4096 + key.length * 2);
}
