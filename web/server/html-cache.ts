import { LRUCache } from 'lru-cache';
import type { Page } from './make-page.ts';

/** A page is dropped after this time, because the message about a change of the page may have been lost. */
const lifeMilliseconds = 60_000;
/** A page with missing data is kept this long, which spares a failing service most of the requests. */
const degradedMilliseconds = 1_000;

/** The part of the memory for pages of searches, so that random words push no other page out. */
const shareOfSearches = 1 / 8;

/** `shared`: another request was rendering the page. `notKept`: the rendered page may not be kept, such as an error. */
export type CacheOutcome = 'hit' | 'shared' | 'miss' | 'notKept';

export interface HtmlCache {
  get(key: string): Page | undefined;
  /**
   * Returns the kept page, or keeps what `make` returns, unless its `keep` is `never`. Requests with the same key share
   * a rendering in progress.
   */
  fill(key: string, make: () => Promise<Page>): Promise<Page>;
  /** Drops every page with one of the tags. If such a page is being rendered now, it will not be kept. */
  purge(tags: Iterable<string>): void;
  /** `bytes` counts the memory, not the length of the pages. */
  size(): { pages: number; bytes: number };
}

export function createHtmlCache(maxBytes: number, count?: (outcome: CacheOutcome) => void): HtmlCache {
  const searches = createShare(Math.floor(maxBytes * shareOfSearches));
  const pages = createShare(Math.floor(maxBytes * (1 - shareOfSearches)));
  const shares = [pages, searches];
  const open = new Map<string, Promise<Page>>();
  /** For each rendering in progress, the tags that were purged since it began. */
  const purgedMeanwhile = new Set<Set<string>>();

  return {
    get(key) {
      const page = find(key);
      if (page) count?.('hit');
      return page;
    },

    fill(key, make) {
      const kept = find(key);
      if (kept) return Promise.resolve(kept);
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
      for (const share of shares) {
        for (const [key, page] of share?.entries() ?? []) {
          if (overlap(page.tags, purged)) share?.delete(key);
        }
      }
      for (const meanwhile of purgedMeanwhile) for (const tag of purged) meanwhile.add(tag);
      // Later requests must not share a rendering that may have read old data.
      open.clear();
    },

    size: () => ({
      pages: shares.reduce((sum, share) => sum + (share?.size ?? 0), 0),
      bytes: shares.reduce((sum, share) => sum + (share?.calculatedSize ?? 0), 0),
    }),
  };

  function find(key: string): Page | undefined {
    return pages?.get(key) ?? searches?.get(key);
  }

  async function render(key: string, make: () => Promise<Page>): Promise<Page> {
    const meanwhile = new Set<string>();
    purgedMeanwhile.add(meanwhile);
    try {
      const page = await make();
      const share = page.isSearch ? searches : pages;
      const isKept = share !== null && page.keep !== 'never' && !overlap(page.tags, meanwhile);
      if (isKept) {
        share.set(key, page, { ttl: page.keep === 'briefly' ? degradedMilliseconds : lifeMilliseconds });
      }
      count?.(isKept ? 'miss' : 'notKept');
      return page;
    } finally {
      purgedMeanwhile.delete(meanwhile);
    }
  }
}

function createShare(maxBytes: number): LRUCache<string, Page> | null {
  return maxBytes > 0 ? new LRUCache({ maxSize: maxBytes, sizeCalculation: bytesOf }) : null;
}

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  for (const each of one) if (other.has(each)) return true;
  return false;
}

/** The memory for the compressed bodies and for the objects is estimated. */
function bytesOf({ body }: Page, key: string): number {
  return Math.ceil(body.length * 1.25) + 4096 + key.length * 2;
}
