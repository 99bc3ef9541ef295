import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ContentStore, createContentStore } from '../app/content/content-store.server.ts';
import { sharedPictureUrl } from '../app/ui/media-url.ts';
import { Picture } from '../app/ui/picture.tsx';
import { createMediaStore, type MediaStore } from './media-store.ts';
import { readPictureOrder } from './picture-order.ts';
import { type Preparation, preparePictures } from './prepare-pictures.ts';
import { always } from './testing/always.ts';
import { type CmsDouble, startCms } from './testing/start-cms.ts';

const soon = {
  startMilliseconds: 0,
  retryMilliseconds: 20,
  lookMilliseconds: 5,
  longestMilliseconds: 10_000,
};

let cms: CmsDouble;
let dataDir: string;
let folder: string;
let content: ContentStore;
let stores: MediaStore[];
let running: Preparation[];
/** From 0 to 1. */
let utilization: number;

beforeEach(async () => {
  cms = await startCms('read');
  dataDir = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  folder = path.join(dataDir, 'media');
  content = createContentStore({
    ...{
      cmsUrl: cms.url,
      cmsReadToken: always('read'),
      commerceUrl: '',
      internalToken: always(''),
      previewSecret: always(''),
    },
    dataDir,
  });
  stores = [];
  running = [];
  utilization = 0;
  // Smaller than the CMS says, so that it is converted quickly: pictures are never enlarged.
  const original = await sharp({ create: { width: 4, height: 5, channels: 3, background: '#7fa3b5' } })
    .jpeg()
    .toBuffer();
  for (const name of ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg']) cms.uploads.set(name, original);
});

afterEach(async () => {
  for (const preparation of running) preparation.close();
  await Promise.all(stores.map((store) => store.close()));
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
  const store = createMediaStore({ cmsUrl: cms.url, folder });
  stores.push(store);
  return store;
}

function prepare(store = openStore(), timing = soon): Preparation {
  const preparation = preparePictures(
    { store, uploads: content.uploads, utilization: () => utilization },
    timing,
  );
  content.onChange(preparation.lookAgain);
  running.push(preparation);
  return preparation;
}

/** Each conversion of a picture fetches the upload once. */
function converted(): string[] {
  return cms.asked.flatMap((asked) => /^\/uploads\/(.+)$/.exec(asked)?.[1] ?? []);
}

/** The addresses for a browser that knows AVIF, and the one for link previews. */
function addressesOf(name: string): string[] {
  const html = renderToStaticMarkup(<Picture name={name} width={700} height={875} alt="" sizes="50vw" />);
  const [, srcSet = ''] = /type="image\/avif" srcSet="([^"]+)"/.exec(html) ?? [];
  const inPages = srcSet.split(', ').map((candidate) => candidate.split(' ')[0] ?? '');
  return [...inPages, sharedPictureUrl(name)];
}

/** Pictures for link previews, which are made last, and the claim on one that is being made. */
async function finishedWhole(): Promise<string[]> {
  return (await readdir(path.join(folder, '1280', 'jpeg')).catch(() => [])).toSorted();
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
  expect(addresses).toHaveLength(5);
  await expect.poll(converted).toHaveLength(5);
  await expect.poll(finishedWhole).toEqual(['a.jpg.jpeg']);
  await ask(store, addresses);
  expect(converted()).toHaveLength(5);
});

test('the pictures of the newest content are made first', async () => {
  await publish('1', 'a.jpg', '2026-01-01');
  await publish('2', 'b.jpg', '2026-03-01');
  await publish('3', 'c.jpg', '2026-02-01');
  prepare();
  await expect.poll(converted).toHaveLength(15);
  const five = (name: string) => Array(5).fill(name);
  expect(converted()).toEqual([...five('b.jpg'), ...five('c.jpg'), ...five('a.jpg')]);
});

test('pictures are made one at a time', async () => {
  const store = openStore();
  const atOnce: number[] = [];
  let finding = 0;
  const counting: MediaStore = {
    ...store,
    async find(order) {
      finding += 1;
      atOnce.push(finding);
      return store.find(order).finally(() => {
        finding -= 1;
      });
    },
  };
  await publish('1', 'a.jpg');
  await publish('2', 'b.jpg');
  prepare(counting);
  await expect.poll(finishedWhole).toEqual(['a.jpg.jpeg', 'b.jpg.jpeg']);
  expect(atOnce).toEqual(Array(10).fill(1));
});

test('no picture is made while web is busy', async () => {
  utilization = 0.9;
  let looks = 0;
  await publish('1', 'a.jpg');
  const busy = () => {
    looks += 1;
    return utilization;
  };
  running.push(preparePictures({ store: openStore(), uploads: content.uploads, utilization: busy }, soon));
  await expect.poll(() => looks).toBeGreaterThan(3);
  expect(converted()).toEqual([]);
  utilization = 0.1;
  await expect.poll(finishedWhole).toEqual(['a.jpg.jpeg']);
});

test('pictures are made slowly when web is always busy', async () => {
  utilization = 0.9;
  await publish('1', 'a.jpg');
  prepare(openStore(), { ...soon, longestMilliseconds: 20 });
  await expect.poll(finishedWhole).toEqual(['a.jpg.jpeg']);
});

test('no picture is made ahead while a visitor waits for one', async () => {
  const store = openStore();
  let looks = 0;
  let visitorsWait = true;
  const wanted: MediaStore = {
    ...store,
    isWorking() {
      looks += 1;
      return visitorsWait;
    },
  };
  await publish('1', 'a.jpg');
  const preparation = prepare(wanted);
  await expect.poll(() => looks).toBeGreaterThan(3);
  expect(converted()).toEqual([]);
  expect(preparation.left()).toBe(1);
  visitorsWait = false;
  await expect.poll(finishedWhole).toEqual(['a.jpg.jpeg']);
  await expect.poll(preparation.left).toBe(0);
});

test('a restart goes on with what is missing', async () => {
  await publish('1', 'a.jpg');
  prepare().close();
  await ask(openStore(), addressesOf('a.jpg').slice(0, 3));
  const before = converted().length;
  await publish('2', 'b.jpg');
  prepare();
  await expect.poll(finishedWhole).toEqual(['a.jpg.jpeg', 'b.jpg.jpeg']);
  expect(converted()).toHaveLength(before + 7);
});

test('two instances that share the folder make each picture once, also while visitors ask for it', async () => {
  const stores = [openStore(), openStore()];
  await publish('1', 'a.jpg');
  for (const store of stores) prepare(store);
  await Promise.all([...stores, ...stores].map((store) => ask(store, addressesOf('a.jpg'))));
  await expect.poll(finishedWhole).toEqual(['a.jpg.jpeg']);
  expect(converted()).toHaveLength(5);
});

test('pictures are made as soon as the CMS answers, and an unusable upload does not stop the others', async () => {
  cms.uploads.set('b.jpg', Buffer.from('no picture'));
  await publish('1', 'a.jpg', '2026-01-01');
  await publish('2', 'b.jpg', '2026-02-01');
  cms.broken = '/uploads';
  prepare();
  await expect.poll(() => converted().length).toBeGreaterThan(1);
  cms.broken = false;
  await expect.poll(finishedWhole).toEqual(['a.jpg.jpeg']);
});

test('an upload that the CMS never sends delays no other picture', async () => {
  await publish('1', 'a.jpg', '2026-01-01');
  await publish('2', 'b.jpg', '2026-03-01');
  await publish('3', 'c.jpg', '2026-02-01');
  cms.broken = '/uploads/b.jpg';
  prepare();
  await expect.poll(finishedWhole).toEqual(['a.jpg.jpeg', 'c.jpg.jpeg']);
  cms.broken = false;
  await expect.poll(finishedWhole).toEqual(['a.jpg.jpeg', 'b.jpg.jpeg', 'c.jpg.jpeg']);
});

test('after three failures in a row, no other upload is tried until the retry', async () => {
  const uploads = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'];
  for (const [day, name] of uploads.entries()) await publish(`${day}`, name, `2026-01-0${day + 1}`);
  cms.broken = '/uploads';
  prepare(openStore(), { ...soon, retryMilliseconds: 60_000 });
  await expect.poll(converted).toEqual(['d.jpg', 'c.jpg', 'b.jpg']);
  cms.broken = false;
  await publish('5', 'e.jpg', '2026-01-09');
  await expect.poll(finishedWhole).toHaveLength(5);
  expect(converted()[3]).toBe('e.jpg');
});

test('a preparation that is closed begins no other picture', async () => {
  await publish('1', 'a.jpg');
  await publish('2', 'b.jpg');
  const preparation = prepare();
  await expect.poll(() => converted().length).toBeGreaterThan(0);
  preparation.close();
  const begun = converted().length;
  await Promise.all(stores.map((store) => store.close()));
  await publish('3', 'c.jpg');
  expect(converted().length).toBeLessThanOrEqual(begun + 1);
});
