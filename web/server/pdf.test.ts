import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'content-disposition';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readDocumentOrder } from './document-order.ts';
import { type CmsDouble, startCms } from './testing/start-cms.ts';
import { type RunningWeb, startWeb } from './testing/start-web.ts';

const name = 'jun_yao_kao_0a1b2c3d4e.pdf';
const address = `/media/pdf/${name}`;
const pdf = Buffer.from(`%PDF-1.7\n${'0123456789'.repeat(500)}\n%%EOF\n`);

let cms: CmsDouble;
let web: RunningWeb;

beforeAll(async () => {
  cms = await startCms('read');
  web = await startWeb({ cmsUrl: cms.url });
  cms.uploads.set(name, pdf);
  cms.uploads.set('page_1.pdf', Buffer.from('<html><script>alert(1)</script></html>'));
});

beforeEach(() => {
  cms.asked.length = 0;
  cms.broken = false;
});

afterAll(async () => {
  await web.stop();
  await cms.stop();
});

function get(url: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(web.url + url, { headers });
}

async function bytesOf(answer: Response): Promise<Buffer> {
  return Buffer.from(await answer.arrayBuffer());
}

describe('a PDF', () => {
  test('opens in the viewer of the browser, which never treats it as another type of file', async () => {
    const answer = await get(address);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename=jun_yao_kao.pdf',
      'content-security-policy': expect.stringMatching(/^default-src 'none';/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(pdf.length),
      'accept-ranges': 'bytes',
    });
    expect((await bytesOf(answer)).equals(pdf)).toBe(true);
  });

  test('is saved under its title on demand', async () => {
    const answer = await get(`${address}?download=${encodeURIComponent('钧窑考')}`);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="???.pdf"; filename*=UTF-8''${encodeURIComponent('钧窑考')}.pdf`,
    );
    const unnamed = await get(`${address}?download`);
    expect(unnamed.headers.get('content-disposition')).toBe('attachment; filename=jun_yao_kao.pdf');
  });

  test.each([
    ['the extension .pdf', 'vase.pdf', 'vase.pdf'],
    ['another extension', 'vase.exe', 'vase.exe.pdf'],
    ['a path', '../../vase', '.. .. vase.pdf'],
    ['line breaks and quotation marks', 'a\r\nSet-Cookie: "b"', 'a Set-Cookie b.pdf'],
  ])('a title with %s is a plain file name', async (_, title, filename) => {
    const answer = await get(`${address}?download=${encodeURIComponent(title)}`);
    expect(parse(answer.headers.get('content-disposition') ?? '')).toEqual({
      type: 'attachment',
      parameters: { filename },
    });
  });

  test('is kept unchanged on disk, and is then served without the CMS', async () => {
    await get(address);
    cms.broken = true;
    expect((await bytesOf(await get(address))).equals(pdf)).toBe(true);
    const kept = await readFile(path.join(web.config.dataDir, 'web', 'media', 'pdf', name));
    expect(kept.equals(pdf)).toBe(true);
  });

  test('is not sent again to a browser that has it', async () => {
    const etag = (await get(address)).headers.get('etag') ?? '';
    const again = await get(address, { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' });
    expect(again.status).toBe(304);
  });
});

describe('a part of a PDF', () => {
  const last = pdf.length - 1;

  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, last],
    ['bytes=-50', last - 49, last],
    [`bytes=10-${last + 500}`, 10, last],
  ])('for %s only that part is sent', async (range, start, end) => {
    const answer = await get(address, { Range: range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/${pdf.length}`);
    expect((await bytesOf(answer)).equals(pdf.subarray(start, end + 1))).toBe(true);
  });

  test.each(['bytes=9000-9999', 'bytes=50-10'])('%s is impossible and answered with 416', async (range) => {
    const answer = await get(address, { Range: range });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe(`bytes */${pdf.length}`);
  });

  test.each([
    ['lines=1-2', ''],
    ['nonsense', ''],
    ['bytes=0-9,20-29', ''],
    ['bytes=0-9', '"of-another-file"'],
  ])('for %s with If-Range %j the whole file is sent', async (range, condition) => {
    const answer = await get(address, { Range: range, ...(condition ? { 'If-Range': condition } : {}) });
    expect(answer.status).toBe(200);
    expect((await bytesOf(answer)).equals(pdf)).toBe(true);
  });

  test('is sent when If-Range names the file that the browser has', async () => {
    const etag = (await get(address)).headers.get('etag') ?? '';
    expect((await get(address, { Range: 'bytes=0-9', 'If-Range': etag })).status).toBe(206);
  });
});

describe('what is refused', () => {
  test('a file whose content is not a PDF answers 404, even if its name ends in .pdf', async () => {
    expect((await get('/media/pdf/page_1.pdf')).status).toBe(404);
  });

  test.each([
    'a.html',
    'a.pdf.html',
    '.pdf',
    '..pdf',
    '../a.pdf',
    '..%2Fa.pdf',
    'a/b.pdf',
    'a\\b.pdf',
    'a\0.pdf',
    `${'a'.repeat(300)}.pdf`,
  ])('the name %j', (bad) => {
    expect(readDocumentOrder(`/media/pdf/${bad}`, '')).toBeNull();
  });

  test('a PDF is not made into a picture', async () => {
    expect((await get(`/media/320/webp/${name}`)).status).toBe(404);
  });
});
