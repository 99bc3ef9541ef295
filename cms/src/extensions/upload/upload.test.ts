import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { publishedArtwork } from '../../../test/artworks.ts';
import { type Answer, cms } from '../../../test/cms.ts';
import { cmsRoot } from '../../../test/environment.ts';
import { hintUid } from '../../outbox/hint-model.ts';
import { uploadLimitBytes } from './upload-types.ts';

interface StoredFile {
  id: number;
  url: string;
  name: string;
  mime: string;
  width: number;
  height: number;
  formats: Record<string, unknown> | null;
  colors: string | null;
}

const sample = (name: string) => fs.readFileSync(path.join(cmsRoot, 'seed', 'media', name));
const jpeg = sample('JY-2024-001-main.jpg');
/** In Display P3, the color space of iPhones. */
const iphone = fs.readFileSync(path.join(cmsRoot, 'test', 'iphone.heic'));
const macro = sample('JY-2024-001-macro.jpg');
const png = sample('wechat-qr.png');
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

const dxf = '  0\r\nSECTION\r\n  2\r\nENTITIES\r\n  0\r\nENDSEC\r\n  0\r\nEOF\r\n';

const page = '<html><script>alert(1)</script></html>';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
/** The first bytes of a Windows program. */
const program = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(512)]);

async function upload(name: string, content: Uint8Array | string, type: string, query = '') {
  const { panel } = await cms();
  const form = new FormData();
  form.append('files', new Blob([content], { type }), name);
  form.append('fileInfo', JSON.stringify({ name }));
  return panel<StoredFile[] & StoredFile & { error: { message: string } }>('POST', `/upload${query}`, form);
}

describe('an upload', () => {
  it.each([
    ['a web page named like a picture', 'bowl.jpg', '<html><script>alert(1)</script></html>', 'image/jpeg'],
    [
      'an SVG, which can contain scripts',
      'bowl.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'image/svg+xml',
    ],
    ['an SVG named like a PNG', 'bowl.png', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/png'],
    ['a web page', 'bowl.html', '<!doctype html><title>x</title>', 'text/html'],
    ['a web page named like a PDF', 'bowl.pdf', '<html>%PDF-1.4</html>', 'application/pdf'],
    ['a PDF named like a picture', 'bowl.jpg', pdf, 'image/jpeg'],
    ['a web page named like a drawing', 'box.dxf', '<html>\n0\nSECTION\n</html>', 'image/vnd.dxf'],
    [
      'a web page after the comment of a drawing',
      'box.dxf',
      '999\n<script>alert(1)</script>\n<html>',
      'image/vnd.dxf',
    ],
    ['a drawing with a null byte', 'box.dxf', `${dxf}\0`, 'image/vnd.dxf'],
    ['a drawing named like a web page', 'box.html', dxf, 'text/html'],
    ['a drawing named like a picture', 'box.jpg', dxf, 'image/jpeg'],
    ['a program named like a picture', 'bowl.jpg', program, 'image/jpeg'],
    ['a program named like a PDF', 'bowl.pdf', program, 'application/pdf'],
    ['a program named like a drawing', 'box.dxf', program, 'image/vnd.dxf'],
    ['a picture named like a web page', 'bowl.jpg.html', jpeg, 'image/jpeg'],
    ['a picture whose name ends in a null byte and an extension', 'bowl.html\0.jpg', page, 'image/jpeg'],
    ['an SVG named like a PDF', 'bowl.pdf', svg, 'application/pdf'],
    ['an SVG named like a drawing', 'box.dxf', svg, 'image/vnd.dxf'],
    ['a web page after the signature of a GIF', 'bowl.gif', `GIF89a/*${page}*/`, 'image/gif'],
    ['a web page with a PDF inside', 'bowl.pdf', `${page}\n${pdf}`, 'application/pdf'],
  ])('refuses %s', async (_, name, content, type) => {
    const answer = await upload(name, content, type);
    expect(answer.status).toBe(400);
    expect(answer.body.error.message).toBeTruthy();
  });

  it('gives a PNG that is named like a JPEG, as WeChat does, the ending of a PNG', async () => {
    const answer = await upload('bowl.jpg', png, 'image/jpeg');
    expect(answer.status).toBe(201);
    expect(answer.body[0]).toMatchObject({ name: 'bowl.png', mime: 'image/png' });
    expect(answer.body[0]?.url).toMatch(/\.png$/);
  });

  it('refuses a file above the limit', async () => {
    const { status } = await upload('bowl.png', new Uint8Array(uploadLimitBytes + 1), 'image/png');
    expect(status).toBe(413);
  });

  it('refuses a picture that the shop could not show, and says why', async () => {
    const pixels = { width: 10_001, height: 10_000, channels: 3 as const, background: 'white' };
    const huge = await sharp({ create: pixels }).png().toBuffer();
    const answer = await upload('全景.png', huge, 'image/png');
    expect(answer.status).toBe(400);
    expect(answer.body.error.message).toBe('全景.png：图片超过 1 亿像素，请缩小后再上传');
    expect((await upload('坏.jpg', jpeg.subarray(0, 100), 'image/jpeg')).status).toBe(400);
    const heic = await upload('坏.heic', iphone.subarray(0, 600), 'image/heic');
    expect(heic.body.error.message).toMatch(/兼容性最佳/);
  });

  it('of an iPhone is stored as a JPEG in the same colors', async () => {
    const { strapi } = await cms();
    const { status, body } = await upload('IMG_2034.HEIC', iphone, 'image/heic');
    expect(status).toBe(201);
    expect(body[0]).toMatchObject({ name: 'IMG_2034.jpg', mime: 'image/jpeg', width: 120, height: 160 });
    const stored = sharp(path.join(strapi.dirs.static.public, body[0]?.url ?? ''));
    const { icc } = await stored.metadata();
    expect(icc?.toString('latin1')).toContain('P\x003');
  });

  it('named as Windows names a JPEG gets the ending that everybody knows', async () => {
    const { status, body } = await upload('梅瓶.jfif', jpeg, 'image/jpeg');
    expect(status).toBe(201);
    expect(body[0]).toMatchObject({ name: '梅瓶.jpg', url: expect.stringMatching(/\.jpg$/) });
  });

  it.each([
    [1, 400, 600],
    [6, 600, 400],
    [8, 600, 400],
  ])(
    'with the orientation %i is stored upright, and so is its thumbnail',
    async (orientation, width, height) => {
      const { strapi } = await cms();
      const photo = await sharp(jpeg)
        .resize(400, 600, { fit: 'fill' })
        .withMetadata({ orientation })
        .jpeg()
        .toBuffer();
      const { body } = await upload('photo.jpg', photo, 'image/jpeg');
      expect(body[0]).toMatchObject({ width, height });
      const stored = await sharp(path.join(strapi.dirs.static.public, body[0]?.url ?? '')).metadata();
      expect([stored.width, stored.height, stored.orientation ?? 1]).toEqual([width, height, 1]);
      const { thumbnail } = (body[0]?.formats ?? {}) as { thumbnail?: { width: number; height: number } };
      expect(Number(thumbnail?.width) > Number(thumbnail?.height)).toBe(width > height);
    },
  );

  it('of a picture notes its colors, and those of its replacement', async () => {
    const first = (await upload('bowl.jpg', jpeg, 'image/jpeg')).body[0];
    expect(first?.colors).toMatch(/^[\da-f]{18}$/);
    const other: Answer<StoredFile> = await upload('bowl.jpg', macro, 'image/jpeg', `?id=${first?.id}`);
    expect(other.body.colors).toMatch(/^[\da-f]{18}$/);
    expect(other.body.colors).not.toBe(first?.colors);
    expect((await upload('钧窑考.pdf', pdf, 'application/pdf')).body[0]?.colors).toBeNull();
  });

  it('accepts a PDF with a name that ends in .pdf and stores it unchanged', async () => {
    const { strapi } = await cms();
    const { status, body } = await upload('钧窑考.pdf', pdf, 'application/pdf');
    expect(status).toBe(201);
    expect(body[0]).toMatchObject({
      mime: 'application/pdf',
      url: expect.stringMatching(/^\/uploads\/.+\.pdf$/),
    });
    const stored = fs.readFileSync(path.join(strapi.dirs.static.public, body[0]?.url ?? ''));
    expect(stored.equals(pdf)).toBe(true);
  });

  it.each([
    ['with the type that the browser sends', 'image/vnd.dxf', dxf],
    ['without a type', 'application/octet-stream', dxf],
    ['after comments', 'text/plain', `999\nplate box\n999\nCC BY-NC 4.0\n${dxf}`],
  ])('accepts a drawing %s and stores it as a drawing', async (_, type, content) => {
    const { status, body } = await upload('盘盒.dxf', content, type);
    expect(status).toBe(201);
    expect(body[0]).toMatchObject({
      mime: 'application/dxf',
      url: expect.stringMatching(/^\/uploads\/.+\.dxf$/),
      formats: null,
    });
  });

  it.each([
    ['picture', 'bowl.jpg', Buffer.concat([jpeg, Buffer.from(page)]), 'image/jpeg'],
    ['PDF', 'bowl.pdf', Buffer.concat([pdf, Buffer.from(page)]), 'application/pdf'],
    ['drawing', 'box.dxf', Buffer.from(`${dxf}${page}`), 'application/dxf'],
  ])('of a %s with a script behind it is never sent as a web page', async (_, name, content, type) => {
    const { url } = await cms();
    const { status, body } = await upload(name, content, 'text/html');
    expect(status).toBe(201);
    expect(body[0]).toMatchObject({ mime: type });
    const { headers } = await fetch(url + body[0]?.url);
    expect(headers.get('Content-Type')).not.toMatch(/html|xml|script/);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('of a PDF or a drawing is saved by the browser when it is opened, and a picture is shown', async () => {
    const { url } = await cms();
    const serve = async (name: string, content: Uint8Array, type: string) => {
      const { body } = await upload(name, content, type);
      return (await fetch(url + body[0]?.url)).headers;
    };
    const documents = [
      await serve('cup.PDF', pdf, 'application/pdf'),
      await serve('box.dxf', Buffer.from(dxf), 'image/vnd.dxf'),
    ];
    for (const document of documents) {
      expect(document.get('Content-Disposition')).toBe('attachment');
      expect(document.get('Content-Security-Policy')).toBe('sandbox');
      expect(document.get('X-Content-Type-Options')).toBe('nosniff');
    }
    expect((await serve('cup.jpg', jpeg, 'image/jpeg')).get('Content-Disposition')).toBeNull();
  });

  it.each([
    ['a picture', 'cup.jpg', jpeg, 'image/jpeg', 'cup.pdf', pdf, 'application/pdf'],
    ['a PDF', 'cup.pdf', pdf, 'application/pdf', 'cup.jpg', jpeg, 'image/jpeg'],
    ['a drawing', 'box.dxf', dxf, 'image/vnd.dxf', 'cup.pdf', pdf, 'application/pdf'],
  ])(
    'lets %s be replaced only by a file of the same kind',
    async (_, name, content, type, otherName, other, otherType) => {
      const { body } = await upload(name, content, type);
      const query = `?id=${body[0]?.id}`;
      expect((await upload(otherName, other, otherType, query)).status).toBe(400);
      expect((await upload(name, content, type, query)).status).toBe(200);
    },
  );

  it('of an address is not possible, so that the server never fetches an address of a request', async () => {
    const { panel, strapi, url } = await cms();
    const files = strapi.db.query('plugin::upload.file');
    const before = await files.count();
    const urls = [url + (await upload('cup.jpg', jpeg, 'image/jpeg')).body[0]?.url];
    expect((await panel('POST', '/upload/actions/upload-from-urls', { urls })).status).toBe(405);
    expect(await files.count()).toBe(before + 1);
  });

  it('that replaces a picture gets a new address and records hints for the piece that shows it', async () => {
    const running = await cms();
    const first = await upload('cup.jpg', jpeg, 'image/jpeg');
    const { id, url } = first.body[0] ?? { id: 0, url: '' };
    const { documentId } = await publishedArtwork(running);
    const artworks = running.strapi.documents('api::artwork.artwork');
    await artworks.update({ documentId, locale: 'zh', data: { mainImage: id } });
    await artworks.publish({ documentId, locale: '*' });
    await running.strapi.db.query(hintUid).deleteMany({ where: { documentId } });

    const second: Answer<StoredFile> = await upload('cup.png', png, 'image/png', `?id=${id}`);
    expect(second.body).toMatchObject({ id, mime: 'image/png' });
    expect(second.body.url).toMatch(/\.png$/);
    expect(second.body.url).not.toBe(url);
    expect(await running.strapi.db.query(hintUid).count({ where: { documentId } })).toBe(2);
  });
});
