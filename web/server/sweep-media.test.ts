import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ContentStore, createContentStore } from '../app/content/content-store.server.ts';
import { createMediaStore, type MediaStore } from './media-store.ts';
import { readPictureOrder } from './picture-order.ts';
import { sweepMedia } from './sweep-media.ts';
import { always } from './testing/always.ts';
import { type CmsDouble, startCms } from './testing/start-cms.ts';

let cms: CmsDouble;
let dataDir: string;
let content: ContentStore;
let media: MediaStore;

beforeEach(async () => {
  cms = await startCms('read');
  dataDir = await mkdtemp(path.join(tmpdir(), 'sweep-'));
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
  media = createMediaStore({ cmsUrl: cms.url, folder: path.join(dataDir, 'media') });
  const original = await sharp({ create: { width: 4, height: 5, channels: 3, background: '#7fa3b5' } })
    .jpeg()
    .toBuffer();
  for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) {
    cms.uploads.set(name, original);
    const order = readPictureOrder(`/media/320/avif/${name}`);
    expect(order && (await media.find(order))).not.toHaveProperty('missing');
  }
});

afterEach(async () => {
  await media.close();
  await content.close();
  await cms.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const pictures = () => path.join(media.folder, '320', 'avif');
const sweep = () => sweepMedia({ media, cmsUrl: cms.url, content });

test('a sweep removes the files of a deleted upload that no content names', async () => {
  const mainImage = { url: '/uploads/a.jpg', width: 700, height: 875 };
  cms.artworks.set('1', { zh: { productCode: 'JY-2024-001', type: 'vase', name: '瓶', mainImage } });
  cms.uploads.delete('a.jpg');
  cms.uploads.delete('b.jpg');

  expect(await sweep()).toEqual([]);
  content.start();
  await expect.poll(content.isComplete).toBe(true);
  cms.broken = '/uploads';
  await expect(sweep()).rejects.toThrow('500');
  cms.broken = false;
  expect(await sweep()).toEqual([path.join('320', 'avif', 'b.jpg.avif')]);
  expect(await readdir(pictures())).toEqual(['a.jpg.avif', 'c.jpg.avif']);
});

test('a sweep leaves the claims and temporary files of work that goes on, and removes those an hour old', async () => {
  const unfinished = ['d.jpg.avif.making', 'd.jpg.avif.1234.tmp'];
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  for (const name of unfinished) {
    await writeFile(path.join(pictures(), name), '');
    await utimes(path.join(pictures(), name), minutesAgo(50), minutesAgo(50));
  }
  content.start();
  await expect.poll(content.isComplete).toBe(true);
  await sweep();
  expect(await readdir(pictures())).toHaveLength(5);
  for (const name of unfinished) await utimes(path.join(pictures(), name), minutesAgo(70), minutesAgo(70));
  await sweep();
  expect(await readdir(pictures())).toEqual(['a.jpg.avif', 'b.jpg.avif', 'c.jpg.avif']);
});
