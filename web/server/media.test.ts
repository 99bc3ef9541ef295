import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { claimEnding } from './claim-file.ts';
import { createMediaStore, type MediaOrder } from './media-store.ts';
import { readPictureOrder } from './picture-order.ts';
import { type CmsDouble, startCms } from './testing/start-cms.ts';
import { startServer } from './testing/start-server.ts';
import { type RunningWeb, startWeb } from './testing/start-web.ts';

const name = 'tian_qing_0a1b2c.jpg';

let cms: CmsDouble;
let web: RunningWeb;

beforeAll(async () => {
  cms = await startCms('read');
  web = await startWeb({ cmsUrl: cms.url });
  cms.uploads.set(name, await picture(1000, 1250));
  cms.uploads.set('broken_1.jpg', Buffer.from('no picture at all'));
});

beforeEach(async () => {
  cms.asked.length = 0;
  cms.broken = false;
  await rm(mediaFolder(), { recursive: true, force: true });
});

afterAll(async () => {
  await web.stop();
  await cms.stop();
});

describe('a picture', () => {
  test.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpeg', 'jpeg'],
  ])('is sent in the format %s and in the requested width', async (format, decoded) => {
    const answer = await get(`/media/320/${format}/${name}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(`image/${format}`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const made = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(made).toMatchObject({ format: decoded, width: 320, height: 400 });
  });

  test('is never enlarged', async () => {
    const answer = await get(`/media/1600/webp/${name}`);
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 1000 });
  });

  test('has no metadata of the camera and is rotated upright', async () => {
    const turned = await sharp(await picture(400, 200))
      .withExif({ IFD0: { Artist: 'somebody' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    cms.uploads.set('turned_1.jpg', turned);
    const answer = await get('/media/320/jpeg/turned_1.jpg');
    const made = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(made).toMatchObject({ width: 200, height: 400 });
    expect(made.exif).toBeUndefined();
  });

  test('is made once when many requests arrive at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => get(`/media/480/webp/${name}`)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(12).fill(200));
    expect(cms.asked).toEqual([`/uploads/${name}`]);
  });

  test('is kept on disk as a whole, and is then served without the CMS', async () => {
    const first = Buffer.from(await (await get(`/media/640/webp/${name}`)).arrayBuffer());
    cms.broken = true;
    const again = await get(`/media/640/webp/${name}`);
    expect(Buffer.from(await again.arrayBuffer()).equals(first)).toBe(true);
    expect(await readdir(path.join(mediaFolder(), '640', 'webp'))).toEqual([`${name}.webp`]);
  });

  test('is answered with 304 when the browser has it', async () => {
    const etag = (await get(`/media/320/webp/${name}`)).headers.get('etag') ?? '';
    expect(
      (await get(`/media/320/webp/${name}`, { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' })).status,
    ).toBe(304);
  });

  test('has its length in the answer to HEAD', async () => {
    for (let time = 0; time < 2; time += 1) {
      const answer = await fetch(`${web.url}/media/320/webp/${name}`, { method: 'HEAD' });
      expect(answer.status).toBe(200);
      expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(100);
    }
  });
});

describe('refusals', () => {
  test.each([
    ['a width that is not listed', `/media/321/webp/${name}`],
    ['a format that is not listed', `/media/320/heic/${name}`],
    ['a name that does not exist', '/media/320/webp/nothing_1.jpg'],
    ['a file that is no picture', '/media/320/webp/broken_1.jpg'],
    ['a kind of file that is no picture', '/media/320/webp/page.html'],
    ['a name with a path in it', '/media/320/webp/..%2f..%2fsecret.jpg'],
    ['more than one name', `/media/320/webp/x/${name}`],
  ])('%s is 404', async (_, url) => {
    expect((await get(url)).status).toBe(404);
  });

  test.each(['..jpg', '.jpg', '.hidden.jpg', 'a/b.jpg', 'a\0.jpg', 'a.svg', '', 'a..jpg'])(
    'the name %j is refused',
    (bad) => {
      expect(readPictureOrder(`/media/320/webp/${bad}`)).toBeNull();
    },
  );

  test('the CMS is asked only once for a name that does not exist', async () => {
    await get('/media/320/webp/missing_2.jpg');
    await get('/media/480/avif/missing_2.jpg');
    expect(cms.asked).toEqual(['/uploads/missing_2.jpg']);
  });

  test('a new picture is 503 while the CMS is down, and is served as soon as the CMS is back', async () => {
    cms.broken = true;
    const answer = await get(`/media/960/webp/${name}`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    cms.broken = false;
    expect((await get(`/media/960/webp/${name}`)).status).toBe(200);
  });
});

test('an upload larger than the CMS accepts is 404, even when it comes without a Content-Length', async () => {
  let sent = 0;
  const endless = await startServer((_, response) => {
    const more = () => {
      while (sent < 60 * 1024 * 1024) {
        sent += 65_536;
        if (!response.write(Buffer.alloc(65_536))) return response.once('drain', more);
      }
      response.end();
    };
    more();
  });
  const store = createMediaStore({ cmsUrl: endless.url, folder: mediaFolder() });
  const found = await store.find(copyOf('vase.jpg'));
  expect('reason' in found && found.reason).toBe('too large');
  expect(sent).toBeLessThan(40 * 1024 * 1024);
  await endless.stop();
});

test('at most two pictures are made at once, and at most 400 are waiting or made', async () => {
  const asked: ServerResponse[] = [];
  const silentCms = await startServer((_, response) => void asked.push(response));
  const store = createMediaStore({ cmsUrl: silentCms.url, folder: mediaFolder() });
  const found = Array.from({ length: 401 }, (_, index) => store.find(copyOf(`vase_${index}.jpg`)));
  const refusal = { missing: false, reason: 'too many files are waiting' };
  expect(await Promise.race(found)).toEqual(refusal);
  await expect.poll(() => asked.length).toBe(2);
  await silentCms.stop();
  const failures = await Promise.all(found);
  expect(failures.filter((each) => 'reason' in each && each.reason === refusal.reason)).toEqual([refusal]);
  expect(asked).toHaveLength(2);
});

describe('with a store of its own', () => {
  let folder: string;

  beforeEach(async () => {
    folder = path.join(await mkdtemp(path.join(tmpdir(), 'media-')), 'media');
    await mkdir(folder);
  });

  afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }));

  test('the claims of a killed process delay no other file', async () => {
    const store = createMediaStore({ cmsUrl: cms.url, folder });
    for (const each of ['a.jpg', 'b.jpg', 'c.jpg']) cms.uploads.set(each, Buffer.from(each));
    const claims = ['a.jpg', 'b.jpg'].map((each) => path.join(folder, each + claimEnding));
    for (const claim of claims) await writeFile(claim, 'a killed process');
    const claimed = [store.find(copyOf('a.jpg')), store.find(copyOf('b.jpg'))];
    const third = store.find(copyOf('c.jpg'));
    expect(await Promise.race([...claimed, third])).toEqual({ content: Buffer.from('c.jpg') });
    for (const claim of claims) await rm(claim);
    expect(await Promise.all(claimed)).toEqual([
      { content: Buffer.from('a.jpg') },
      { content: Buffer.from('b.jpg') },
    ]);
  });

  test.each([401, 403, 410, 429, 500])(
    'an upload is asked for again after an answer with %d',
    async (status) => {
      let answer = status;
      const moody = await startServer((_, response) => void response.writeHead(answer).end('vase'));
      const store = createMediaStore({ cmsUrl: moody.url, folder });
      const reason = `the CMS answered ${status}`;
      expect(await store.find(copyOf('vase.jpg'))).toEqual({ missing: false, reason });
      answer = 200;
      expect(await store.find(copyOf('vase.jpg'))).toEqual({ content: Buffer.from('vase') });
      await moody.stop();
    },
  );

  test('a closing store gives up what waits for the CMS, for another process or for its turn', async () => {
    const silentCms = await startServer(() => undefined);
    const store = createMediaStore({ cmsUrl: silentCms.url, folder });
    await writeFile(path.join(folder, `a.jpg${claimEnding}`), 'another process');
    const found = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map((each) => store.find(copyOf(each)));
    await expect.poll(() => readdir(folder)).toHaveLength(3);
    await store.close();
    const reason = 'This operation was aborted';
    for (const each of await Promise.all(found)) expect(each).toMatchObject({ missing: false });
    expect(await found[3]).toEqual({ missing: false, reason });
    expect(await readdir(folder)).toEqual([`a.jpg${claimEnding}`]);
    await silentCms.stop();
  });
});

function copyOf(upload: string): MediaOrder {
  return { name: upload, file: upload, make: async (original) => original, type: 'image/jpeg' };
}

function mediaFolder(): string {
  return path.join(web.config.dataDir, 'web', 'media');
}

function get(url: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(web.url + url, { headers });
}

function picture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#7fa3b5' } })
    .jpeg()
    .toBuffer();
}
