import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { anyPicture, draftArtwork, panelPath } from '../../../test/artworks.ts';
import { type Answer, type Cms, cms } from '../../../test/cms.ts';
import { cmsRoot } from '../../../test/environment.ts';

type Saved = Answer<{ error?: { message: string } }>;

const uid = 'api::artwork.artwork';
const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const jpeg = fs.readFileSync(path.join(cmsRoot, 'seed', 'media', 'JY-2024-001-main.jpg'));

async function upload({ panel }: Cms, name: string, content: Uint8Array | string): Promise<number> {
  const form = new FormData();
  form.append('files', new Blob([content]), name);
  const { body } = await panel<{ id: number }[]>('POST', '/upload', form);
  return body[0]?.id ?? 0;
}

const save = ({ panel }: Cms, documentId: string, locale: string, data: object): Promise<Saved> =>
  panel('PUT', `${panelPath(documentId)}?locale=${locale}`, data);

const publish = ({ panel }: Cms, documentId: string, locale: string): Promise<Saved> =>
  panel('POST', `${panelPath(documentId)}/actions/publish?locale=${locale}`, {});

/** The piece was published in both languages before its main picture was deleted from the media library. */
async function pieceThatLostItsPicture(running: Cms): Promise<string> {
  const { documentId } = await draftArtwork(running);
  const mainImage = await upload(running, 'bowl.jpg', jpeg);
  await save(running, documentId, 'en', { name: 'Trial', mainImage });
  await running.strapi.documents(uid).publish({ documentId, locale: '*' });
  // The panel deletes no used picture, but an older shop may have lost one.
  await running.strapi.db.query('plugin::upload.file').delete({ where: { id: mainImage } });
  return documentId;
}

async function showsPicture({ strapi }: Cms, documentId: string, locale: string): Promise<boolean> {
  const artworks = strapi.documents(uid);
  const row = await artworks.findOne({ documentId, locale, status: 'published', populate: ['mainImage'] });
  return Boolean(row?.mainImage);
}

describe('a piece whose main picture was deleted after it was published', () => {
  it('gets a new picture in its draft and is published again, one language after the other', async () => {
    const running = await cms();
    const documentId = await pieceThatLostItsPicture(running);
    expect(await showsPicture(running, documentId, 'zh')).toBe(false);
    const mainImage = await anyPicture(running);
    expect((await save(running, documentId, 'zh', { mainImage })).status).toBe(200);
    expect((await publish(running, documentId, 'zh')).status).toBe(200);
    expect(await showsPicture(running, documentId, 'zh')).toBe(true);
    expect((await publish(running, documentId, 'en')).status).toBe(200);
    expect(await showsPicture(running, documentId, 'en')).toBe(true);
  });

  it('can be saved without a picture, and is not published without one', async () => {
    const running = await cms();
    const documentId = await pieceThatLostItsPicture(running);
    expect((await save(running, documentId, 'en', { name: 'Trial, corrected' })).status).toBe(200);
    const { status, body } = await publish(running, documentId, 'en');
    expect(status).toBe(400);
    expect(body.error?.message).toContain('主图：缺少文件');
  });
});

describe('publishing a piece without its main picture is refused', () => {
  it.each([
    ['in one language', 'zh'],
    ['in all languages', '*'],
    ['in a list of languages', ['zh', 'en']],
    ['in the language that Strapi assumes', undefined],
  ])('%s', async (_, locale) => {
    const { strapi } = await cms();
    const { documentId } = await draftArtwork(await cms());
    // The panel sends a list to publish several languages, which the type of the parameter lacks.
    const publishing = strapi.documents(uid).publish({ documentId, locale: locale as string });
    await expect(publishing).rejects.toThrow('主图：缺少文件');
    expect(await strapi.db.query(uid).count({ where: { documentId, publishedAt: { $notNull: true } } })).toBe(
      0,
    );
  });

  it('when it is saved and published at once', async () => {
    const { strapi } = await cms();
    const { documentId } = await draftArtwork(await cms());
    const saving = strapi.documents(uid).update({ documentId, locale: 'zh', status: 'published', data: {} });
    await expect(saving).rejects.toThrow('主图：缺少文件');
  });
});

it('a draft with a PDF as its picture is refused and keeps what it had', async () => {
  const running = await cms();
  const file = await upload(running, 'cup.pdf', pdf);
  const { documentId } = await draftArtwork(running);
  const changes = { name: '换图', mainImage: { connect: [{ id: file }] } };
  const { status, body } = await save(running, documentId, 'zh', changes);
  expect(status).toBe(400);
  expect(body.error?.message).toContain('主图：这里不能用 cup.pdf');
  const artworks = running.strapi.documents(uid);
  const kept = await artworks.findOne({ documentId, locale: 'zh', populate: ['mainImage'] });
  expect(kept).toMatchObject({ mainImage: null });
  expect(kept?.name).not.toBe('换图');
});

it('a new draft with a PDF as its picture is refused', async () => {
  const running = await cms();
  const mainImage = await upload(running, 'cup.pdf', pdf);
  const data = { productCode: 'TS-2027-001', type: 'cup', mainImage };
  const { status } = await running.panel('POST', `/content-manager/collection-types/${uid}?locale=zh`, data);
  expect(status).toBe(400);
});
