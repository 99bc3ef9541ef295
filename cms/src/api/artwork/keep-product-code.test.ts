import { describe, expect, it } from 'vitest';
import { anyPicture, draftArtwork, panelPath, publishedArtwork } from '../../../test/artworks.ts';
import { type Answer, cms } from '../../../test/cms.ts';

type Refusal = Answer<{ error: { message: string } }>;
const uid = 'api::artwork.artwork';

describe('a product code', () => {
  it('can be changed until the piece is first published', async () => {
    const running = await cms();
    const { documentId } = await draftArtwork(running);
    const { status } = await running.panel('PUT', `${panelPath(documentId)}?locale=zh`, {
      productCode: 'TS-2025-901',
    });
    expect(status).toBe(200);
  });

  it('cannot be changed after publication, and the panel says why', async () => {
    const running = await cms();
    const { documentId, productCode } = await publishedArtwork(running);
    const answer: Refusal = await running.panel('PUT', `${panelPath(documentId)}?locale=zh`, {
      productCode: 'TS-2025-902',
    });
    expect(answer.status).toBe(400);
    expect(answer.body.error.message).toContain(`仍为 ${productCode}`);
    expect(await running.strapi.documents(uid).findOne({ documentId, locale: 'zh' })).toMatchObject({
      productCode,
    });
  });

  it('cannot be changed after the piece is unpublished', async () => {
    const { strapi, ...running } = await cms();
    const { documentId } = await publishedArtwork({ strapi, ...running });
    await strapi.documents(uid).unpublish({ documentId, locale: '*' });
    const change = strapi
      .documents(uid)
      .update({ documentId, locale: 'zh', data: { productCode: 'TS-2025-903' } });
    await expect(change).rejects.toThrow(/不能更改/);
  });

  it('does not prevent changes of other fields of a published piece', async () => {
    const running = await cms();
    const { documentId, productCode } = await publishedArtwork(running);
    const { status } = await running.panel('PUT', `${panelPath(documentId)}?locale=zh`, {
      productCode,
      name: '改名',
    });
    expect(status).toBe(200);
  });

  it('belongs to one piece across all languages', async () => {
    const { strapi } = await cms();
    const second = strapi.documents(uid).create({
      locale: 'en',
      data: { productCode: 'JY-2024-001', type: 'vase', mainImage: null },
    });
    await expect(second).rejects.toThrow(/已被使用/);
  });

  it('is not taken over by a duplicate, whose own code can be changed', async () => {
    const running = await cms();
    const { documentId, productCode } = await publishedArtwork(running);
    const address = `/content-manager/collection-types/${uid}/clone/${documentId}?locale=zh`;
    const duplicate = (code: string): Promise<Answer<{ data: { documentId: string } }>> =>
      running.panel('POST', address, { productCode: code, name: '副本', locale: 'zh' });
    expect((await duplicate(productCode)).status).toBe(400);
    const { status, body } = await duplicate('TS-2025-908');
    expect(status).toBe(200);
    const changed = await running.panel('PUT', `${panelPath(body.data.documentId)}?locale=zh`, {
      productCode: 'TS-2025-909',
    });
    expect(changed.status).toBe(200);
    const withoutCode = await running.panel<{ data: object }>('POST', address, {
      name: '副本',
      locale: 'zh',
    });
    expect(withoutCode.body.data).toMatchObject({ name: '副本', productCode: null });
  });

  it('must have the format of JY-2024-001 before the piece can be published', async () => {
    const running = await cms();
    const { strapi } = running;
    const { documentId } = await strapi.documents(uid).create({
      locale: 'zh',
      data: { productCode: 'jun-1', type: 'cup', mainImage: await anyPicture(running) },
    });
    await expect(strapi.documents(uid).publish({ documentId, locale: '*' })).rejects.toThrow(/productCode/);
  });
});
