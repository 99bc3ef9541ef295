import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ContentStore, createContentStore } from '../app/content/content-store.server.ts';
import { Picture } from '../app/ui/picture.tsx';
import { createMediaStore, type MediaStore } from './media-store.ts';
import { readPictureOrder } from './picture-order.ts';
import { type Preparation, preparePictures } from './prepare-pictures.ts';
import { type CmsDouble, startCms } from './testing/start-cms.ts';

const soon = { startMilliseconds: 0, retryMilliseconds: 20 };

let cms: CmsDouble;
let dataDir: string;
let folder: string;
let content: ContentStore;
let running: Preparation[];

beforeEach(async () => {
  cms = await startCms('read');
  dataDir = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  folder = path.join(dataDir, 'media');
  content = createContentStore({
    ...{ cmsUrl: cms.url, cmsReadToken: 'read', commerceUrl: '', internalToken: '', previewSecret: '' },
    dataDir,
  });
  running = [];
  // A picture smaller than the CMS says is converted quickly, because pictures are never enlarged.
  const original = await sharp({ create: { width: 4, height: 5, channels: 3, background: '#7fa3b5' } })
    .jpeg()
    .toBuffer();
  for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) cms.uploads.set(name, original);
});

afterEach(async () => {
  await Promise.all(running.map((preparation) => preparation.close()));
  await content.close();
  await cms.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function publish(documentId: string, picture: string, publishedAt = '2026-01-01'): Promise<void> {
  const mainImage = { url: `/uploads/${picture}`, width: 700, height: 875 };
  const row = { productCode: `JY-2024-00${documentId}`, type: 'vase', name: '瓶', mainImage, publishedAt };
  cms.artworks.set(documentId, { zh: row });
  await content.refresh('artwork', documentId);
}

function openStore(): MediaStore {
  return createMediaStore({ cmsUrl: cms.url, folder });
}

function prepare(store = openStore()): Preparation {
  const preparation = preparePictures({ store, uploads: content.uploads }, soon);
  content.onChange(preparation.lookAgain);
  running.push(preparation);
  return preparation;
}

/** The names of the uploads that were fetched. Each conversion of a picture fetches the upload once. */
function converted(): string[] {
  return cms.asked.flatMap((asked) => /^\/uploads\/(.+)$/.exec(asked)?.[1] ?? []);
}

/** The addresses among which a browser that knows AVIF chooses. */
function addressesOf(name: string): string[] {
  const html = renderToStaticMarkup(<Picture name={name} width={700} height={875} alt="" sizes="50vw" />);
  const [, srcSet = ''] = /type="image\/avif" srcSet="([^"]+)"/.exec(html) ?? [];
  return srcSet.split(', ').map((candidate) => candidate.split(' ')[0] ?? '');
}

/** The files in the largest width, which is made last, with the claim on a file that is being made. */
async function finishedWhole(): Promise<string[]> {
  return (await readdir(path.join(folder, '960', 'avif')).catch(() => [])).toSorted();
}

async function ask(store: MediaStore, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const order = readPictureOrder(address);
    expect(order && (await store.find(order))).not.toHaveProperty('missing');
  }
}

test('the first request for a picture of new content is answered without a conversion', async () => {
  const store = openStore();
  prepare(store);
  await publish('1', 'a.jpg');
  const addresses = addressesOf('a.jpg');
  expect(addresses).toHaveLength(4);
  await expect.poll(converted).toHaveLength(4);
  await expect.poll(finishedWhole).toEqual(['a.jpg.avif']);
  await ask(store, addresses);
  expect(converted()).toHaveLength(4);
});

test('the pictures of the newest content are made first, one at a time', async () => {
  await publish('1', 'a.jpg', '2026-01-01');
  await publish('2', 'b.jpg', '2026-03-01');
  await publish('3', 'c.jpg', '2026-02-01');
  prepare();
  await expect.poll(converted).toHaveLength(12);
  const four = (name: string) => Array(4).fill(name);
  expect(converted()).toEqual([...four('b.jpg'), ...four('c.jpg'), ...four('a.jpg')]);
});

test('a restart goes on with what is missing', async () => {
  await publish('1', 'a.jpg');
  await prepare().close();
  await ask(openStore(), addressesOf('a.jpg').slice(0, 3));
  const before = converted().length;
  await publish('2', 'b.jpg');
  prepare();
  await expect.poll(finishedWhole).toEqual(['a.jpg.avif', 'b.jpg.avif']);
  expect(converted()).toHaveLength(before + 5);
});

test('two instances that share the folder make each picture once, also while visitors ask for it', async () => {
  const stores = [openStore(), openStore()];
  await publish('1', 'a.jpg');
  for (const store of stores) prepare(store);
  await Promise.all([...stores, ...stores].map((store) => ask(store, addressesOf('a.jpg'))));
  await expect.poll(finishedWhole).toEqual(['a.jpg.avif']);
  expect(converted()).toHaveLength(4);
});

test('pictures are made as soon as the CMS answers, and an unusable upload does not stop the others', async () => {
  cms.uploads.set('b.jpg', Buffer.from('no picture'));
  await publish('1', 'a.jpg', '2026-01-01');
  await publish('2', 'b.jpg', '2026-02-01');
  cms.broken = '/uploads';
  prepare();
  await expect.poll(() => converted().length).toBeGreaterThan(1);
  cms.broken = false;
  await expect.poll(finishedWhole).toEqual(['a.jpg.avif']);
});
