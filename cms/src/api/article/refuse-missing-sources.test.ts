import { expect, it } from 'vitest';
import { anyPicture } from '../../../test/artworks.ts';
import { type Answer, cms } from '../../../test/cms.ts';

const uid = 'api::article.article';

it('an article that refers to a source which is not there is not published, and the refusal says which', async () => {
  const running = await cms();
  const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });
  const body = [
    { __component: 'article.passage', text: [paragraph('天青[^1]，月白[^3]。')] },
    { __component: 'article.quotation', text: '入窑一色[^4]' },
  ];
  const data = { slug: 'sources', title: '出处', description: '摘要', readingMinutes: 1, body };
  const cover = await anyPicture(running);
  const { documentId } = await running.strapi
    .documents(uid)
    .create({ locale: 'zh', data: { ...data, cover, sources: [{ text: '一' }, { text: '二' }] } as never });
  const publish = (): Promise<Answer<{ error?: { message: string } }>> =>
    running.staffPanel('POST', `/content-manager/collection-types/${uid}/${documentId}/actions/publish`, {
      locale: 'zh',
    });
  const refused = await publish();
  expect(refused.status).toBe(400);
  expect(refused.body.error?.message).toBe('正文里的 [^3]、[^4] 没有对应的出处：出处现有 2 条。');
  const mistyped = [{ __component: 'article.quotation', text: '入窑一色【……4】' }];
  await running.strapi.documents(uid).update({ documentId, locale: 'zh', data: { body: mistyped } as never });
  expect((await publish()).body.error?.message).toMatch(/^正文里的 【……4】 不是脚注的写法/);
  await running.strapi.documents(uid).update({ documentId, locale: 'zh', data: { body } as never });
  const sources = ['一', '二', '三', '四'].map((text) => ({ text }));
  await running.strapi.documents(uid).update({ documentId, locale: 'zh', data: { sources } as never });
  expect((await publish()).status).toBe(200);
  await running.strapi.documents(uid).delete({ documentId, locale: '*' });
});
