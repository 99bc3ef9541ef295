import { describe, expect, it } from 'vitest';
import { draftArtwork, publishedArtwork } from '../../test/artworks.ts';
import { cms } from '../../test/cms.ts';
import { previewSecret, readToken } from '../../test/environment.ts';

interface List {
  data: { documentId: string; productCode: string; name: string; localizations: { locale: string }[] }[];
}

describe('the content API', () => {
  it('gives the holder of the token published content in Chinese and English', async () => {
    const { read } = await cms();
    const zh = await read<List>('artworks?locale=zh&filters[productCode]=JY-2024-001');
    const en = await read<List>('artworks?locale=en&filters[productCode]=JY-2024-001');
    expect(zh.body.data[0]).toMatchObject({ name: '天青梅瓶' });
    expect(en.body.data[0]).toMatchObject({ name: 'Sky-Blue Meiping Vase' });
    expect(zh.body.data[0]).not.toHaveProperty('everPublished');
  });

  it.each([
    'artworks?status=draft',
    'articles?status=draft',
    'artworks?status[]=draft',
    'site-setting?status=draft',
  ])('refuses %s with a reason', async (path) => {
    const { read } = await cms();
    const answer = await read<{ error: { message: string } }>(path);
    expect(answer.status).toBe(403);
    expect(answer.body.error.message).toMatch(/published/);
  });

  it('refuses a draft that is requested by id', async () => {
    const running = await cms();
    const { documentId } = await draftArtwork(running);
    expect((await running.read(`artworks/${documentId}?status=draft`)).status).toBe(403);
    expect((await running.read(`artworks/${documentId}`)).status).toBe(404);
  });

  it('gives a draft only together with the secret of previews', async () => {
    const running = await cms();
    const { documentId, productCode } = await draftArtwork(running);
    const readDraft = (secret: string, token = readToken) =>
      running.read(`artworks/${documentId}?status=draft&locale=zh`, {
        Authorization: `Bearer ${token}`,
        'X-Preview-Secret': secret,
      });
    expect((await readDraft(previewSecret)).body).toMatchObject({ data: { productCode } });
    expect((await readDraft('preview-secret-of-somebody-else-9876543')).status).toBe(403);
    expect((await readDraft('')).status).toBe(403);
    expect((await readDraft(previewSecret, 'guessed')).status).toBe(401);
  });

  it('does not list a translation that is still a draft', async () => {
    const running = await cms();
    const { documentId } = await publishedArtwork(running);
    await running.strapi
      .documents('api::artwork.artwork')
      .update({ documentId, locale: 'en', data: { name: 'Not yet' } });
    const { body } = await running.read<{ data: List['data'][number] }>(
      `artworks/${documentId}?locale=zh&populate=localizations`,
    );
    expect(body.data.localizations).toEqual([]);
  });

  it('refuses requests without the token and all writes', async () => {
    const { read, panel } = await cms();
    expect((await read('artworks', {})).status).toBe(401);
    expect((await read('artworks', { Authorization: 'Bearer guessed' })).status).toBe(401);
    expect((await panel('POST', '/api/artworks', { data: {} })).status).toBe(405);
  });
});
