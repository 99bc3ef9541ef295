import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ContentStore, createContentStore } from '../../app/content/content-store.server.ts';
import { always } from './always.ts';
import { type CmsDouble, startCms } from './start-cms.ts';

/** A CMS with two artworks and a setting, and content stores that read it. */
export interface Content {
  cms: CmsDouble;
  dataDir: string;
  changed: string[][];
  publish(id: string, productCode: string, fields?: Record<string, unknown>): void;
  openStore(timing?: Parameters<typeof createContentStore>[1]): ContentStore;
  stop(): Promise<void>;
}

/** So rare that a test sees no check, unless it gives another timing. */
const rareChecks = { checkMilliseconds: 60_000, retryMilliseconds: 20, checksPerFullFetch: 10 };

/** Checks all the time, but never fetches what seems unchanged. */
export const constantChecks = {
  checkMilliseconds: 20,
  retryMilliseconds: 20,
  checksPerFullFetch: Number.POSITIVE_INFINITY,
};

export async function startContent(): Promise<Content> {
  const cms = await startCms('read');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'content-'));
  const stores: ContentStore[] = [];
  const changed: string[][] = [];
  cms.siteSetting = {
    zh: { siteName: '钧窑', copyright: '© 钧窑', filingNumber: '豫ICP备1号', deliversToHongKong: true },
    en: { siteName: 'Junyao', copyright: ' ', filingNumber: 'of an older row', deliversToMainland: false },
  };
  publish('a', 'JY-2024-001', { order: 2 });
  publish('b', 'JY-2024-002', { order: 1, featured: true });
  return { cms, dataDir, changed, publish, openStore, stop };

  function publish(id: string, productCode: string, fields: Record<string, unknown> = {}): void {
    const row = { productCode, type: 'vase', name: `瓶 ${id}`, glazeColor: '天青', order: 1, ...fields };
    cms.artworks.set(id, { zh: row, en: { ...row, name: `Vase ${id}`, glazeColor: null } });
  }

  function openStore(timing = rareChecks): ContentStore {
    const store = createContentStore(
      {
        cmsUrl: cms.url,
        cmsReadToken: always('read'),
        previewSecret: always(''),
        commerceUrl: '',
        internalToken: always(''),
        dataDir,
      },
      timing,
    );
    store.onChange((tags) => changed.push(tags));
    stores.push(store);
    return store;
  }

  async function stop(): Promise<void> {
    await Promise.all(stores.map((store) => store.close()));
    await cms.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

export async function codesOf(store: ContentStore): Promise<string[]> {
  return (await store.view('artwork', 'zh')).cards.map(({ productCode }) => productCode);
}
