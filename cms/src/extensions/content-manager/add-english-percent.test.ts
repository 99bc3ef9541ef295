import { expect, it } from 'vitest';
import { draftArtwork } from '../../../test/artworks.ts';
import { cms } from '../../../test/cms.ts';

interface List {
  results: { documentId: string; englishPercent: number | null }[];
}

const lists = '/content-manager/collection-types';

async function percentOf(uid: string, documentId: string, locale = 'zh'): Promise<number | null | undefined> {
  const { staffPanel } = await cms();
  const { body } = await staffPanel<List>('GET', `${lists}/${uid}?locale=${locale}&pageSize=100`);
  return body.results.find((row) => row.documentId === documentId)?.englishPercent;
}

it('the list of pieces says how much of each draft is written in English', async () => {
  const uid = 'api::artwork.artwork';
  const { strapi } = await cms();
  const { documentId } = await draftArtwork(await cms());
  const artworks = strapi.documents(uid);
  await artworks.update({ documentId, locale: 'zh', data: { glazeColor: '天青' } });
  expect(await percentOf(uid, documentId)).toBe(0);
  await artworks.update({ documentId, locale: 'en', data: { name: 'Trial' } });
  expect(await percentOf(uid, documentId)).toBe(60);
  await artworks.update({ documentId, locale: 'en', data: { glazeColor: 'Sky blue' } });
  expect(await percentOf(uid, documentId)).toBe(100);
  expect(await percentOf(uid, documentId, 'en')).toBe(100);
});

it('the list of articles counts the texts inside the parts of each article', async () => {
  const uid = 'api::article.article';
  const { strapi } = await cms();
  const quotation = (text: string, attribution?: string) =>
    ({ __component: 'article.quotation', text, ...(attribution && { attribution }) }) as const;
  const { documentId } = await strapi.documents(uid).create({
    locale: 'zh',
    data: {
      slug: 'list-of-parts',
      title: '题',
      readingMinutes: 1,
      body: [quotation('一', '二'), quotation('三')],
    },
  });
  const data = { title: 'Title', body: [quotation('1')] };
  await strapi.documents(uid).update({ documentId, locale: 'en', data });
  expect(await percentOf(uid, documentId)).toBe(50);
  await strapi.documents(uid).delete({ documentId, locale: '*' });
});

it('every article, drawing and piece of literature of the sample shop is complete', async () => {
  const { panel } = await cms();
  for (const uid of [
    'api::article.article',
    'api::design-drawing.design-drawing',
    'api::literature.literature',
  ]) {
    const { body } = await panel<List>('GET', `${lists}/${uid}?locale=zh&pageSize=100`);
    expect(body.results.length).toBeGreaterThan(2);
    expect(body.results.filter(({ englishPercent }) => englishPercent !== 100)).toEqual([]);
  }
});

it('a list of another part of the panel stays as it is', async () => {
  const { panel } = await cms();
  const { status, body } = await panel<List>('GET', `${lists}/admin::user`);
  expect(status).toBe(200);
  expect(body.results[0]).not.toHaveProperty('englishPercent');
});
