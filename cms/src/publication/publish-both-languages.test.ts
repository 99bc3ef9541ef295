import { expect, it } from 'vitest';
import { anyPicture, draftArtwork, panelPath } from '../../test/artworks.ts';
import { type Answer, type Cms, cms } from '../../test/cms.ts';

const uid = 'api::artwork.artwork';
const article = 'api::article.article';

async function writtenInBoth(running: Cms): Promise<string> {
  const { documentId } = await draftArtwork(running);
  const mainImage = await anyPicture(running);
  await running.strapi
    .documents(uid)
    .update({ documentId, locale: 'en', data: { name: 'Trial', mainImage } });
  return documentId;
}

async function publishedIn({ strapi }: Cms, uid: string, documentId: string): Promise<string[]> {
  const rows = await strapi.db.query(uid).findMany({
    where: { documentId, publishedAt: { $notNull: true } },
    orderBy: { locale: 'desc' },
  });
  return rows.map(({ locale }) => locale);
}

it('publishing one language in the panel publishes both, and so does unpublishing', async () => {
  const running = await cms();
  const documentId = await writtenInBoth(running);
  const path = `${panelPath(documentId)}/actions`;
  expect((await running.staffPanel('POST', `${path}/publish`, { locale: 'zh' })).status).toBe(200);
  expect(await publishedIn(running, uid, documentId)).toEqual(['zh', 'en']);
  expect((await running.staffPanel('POST', `${path}/unpublish`, { locale: 'en' })).status).toBe(200);
  expect(await publishedIn(running, uid, documentId)).toEqual([]);
});

it('staff can publish and unpublish one language alone', async () => {
  const running = await cms();
  const documentId = await writtenInBoth(running);
  const path = `${panelPath(documentId)}/actions`;
  const alone = await running.staffPanel('POST', `${path}/publish?onlyThisLanguage=true`, { locale: 'en' });
  expect(alone.status).toBe(200);
  expect(await publishedIn(running, uid, documentId)).toEqual(['en']);
  await running.staffPanel('POST', `${path}/publish`, { locale: 'zh' });
  await running.staffPanel('POST', `${path}/unpublish?onlyThisLanguage=true`, { locale: 'zh' });
  expect(await publishedIn(running, uid, documentId)).toEqual(['en']);
});

it('if the other language cannot be published, none is, and the panel says what it lacks', async () => {
  const running = await cms();
  const { strapi, staffPanel } = running;
  const cover = await anyPicture(running);
  const body = [{ __component: 'article.quotation' as const, text: '雨过天青云破处', attribution: null }];
  const { documentId } = await strapi.documents(article).create({
    locale: 'zh',
    data: {
      slug: 'half-written',
      title: '半篇',
      description: '摘要',
      cover,
      body,
      readingMinutes: 1,
    } as never,
  });
  await strapi
    .documents(article)
    .update({ documentId, locale: 'en', data: { title: null, body: [] } as never });
  const path = `/content-manager/collection-types/${article}/${documentId}/actions/publish`;
  const answer: Answer<{ error: { message: string } }> = await staffPanel('POST', path, { locale: 'zh' });
  expect(answer.status).toBe(400);
  expect(answer.body.error.message).toMatch(/^英文版还不能发布：请补全或改正.*标题/);
  expect(await publishedIn(running, article, documentId)).toEqual([]);
  await strapi.documents(article).delete({ documentId, locale: '*' });
});

it('a single page is published in both languages', async () => {
  const running = await cms();
  const page = 'api::buying-page.buying-page';
  const { documentId = '' } = (await running.strapi.documents(page).findFirst({ locale: 'zh' })) ?? {};
  const path = `/content-manager/single-types/${page}/actions`;
  expect((await running.staffPanel('POST', `${path}/unpublish`, { locale: 'zh' })).status).toBe(200);
  expect(await publishedIn(running, page, documentId)).toEqual([]);
  expect((await running.staffPanel('POST', `${path}/publish`, { locale: 'zh' })).status).toBe(200);
  expect(await publishedIn(running, page, documentId)).toEqual(['zh', 'en']);
});
