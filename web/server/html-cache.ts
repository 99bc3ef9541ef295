import { LRUCache } from 'lru-cache';
import type { Page } from './make-page.ts';

/** How long a page may live without anyone saying that it changed: what heals a lost hint. */
const lifeMilliseconds = 60_000;
/** Spares a service in trouble, and is over at once when it is well again. */
const degradedMilliseconds = 1_000;

export interface HtmlCache {
  get(key: string): Page | undefined;
  /** The page of this key, rendered once however many ask for it at the same time. */
  fill(key: string, make: () => Promise<Page>): Promise<Page>;
  /** Drops every page with one of the tags, also those that are being rendered now. */
  purge(tags: Iterable<string>): void;
}

export function createHtmlCache(maxBytes: number): HtmlCache {
  const pages =
    maxBytes > 0 ? new LRUCache<string, Page>({ maxSize: maxBytes, sizeCalculation: bytesOf }) : null;
  /** Renderings that still take requests in. */
  const open = new Map<string, Promise<Page>>();
  /** For every rendering under way: what was purged since it began. */
  const purgedMeanwhile = new Set<Set<string>>();

  return {
    get: (key) => pages?.get(key),

    fill(key, make) {
      const joined = open.get(key);
      if (joined) return joined;
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
      // Whoever asks from now on must not get a page whose data were read before.
      open.clear();
    },
  };

  async function render(key: string, make: () => Promise<Page>): Promise<Page> {
    const meanwhile = new Set<string>();
    purgedMeanwhile.add(meanwhile);
    try {
      const page = await make();
      if (!share(page.tags, meanwhile) && page.keep !== 'never') {
        pages?.set(key, page, { ttl: page.keep === 'briefly' ? degradedMilliseconds : lifeMilliseconds });
      }
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

/** Node's own objects around the bytes are counted roughly. */
function bytesOf(page: Page, key: string): number {
  const { br, gzip, identity } = page.bodies;
  return 4096 + key.length * 2 + br.length + gzip.length + identity.length;
}
