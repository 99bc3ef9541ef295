import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Cms, cms } from '../../../test/cms.ts';

const uid = 'api::article.article';

interface Refusal {
  error: { message: string };
}

describe('an article', () => {
  let running: Cms;
  beforeAll(async () => {
    running = await cms();
  });

  const fileNamed = async (name: string): Promise<number> => {
    const file = await running.strapi.db.query('plugin::upload.file').findOne({ where: { name } });
    return file.id;
  };

  const picture = (image: number | null) => ({
    __component: 'article.picture' as const,
    image,
    alt: '碗',
    width: 'wide' as const,
  });

  const draft = (body: object[]): Promise<Answer<Refusal>> =>
    running.panel('POST', `/content-manager/collection-types/${uid}?locale=zh`, {
      slug: 'a-test',
      title: '试写',
      readingMinutes: 5,
      body,
    });

  it('refuses a PDF as a picture in its body', async () => {
    const { status, body } = await draft([picture(await fileNamed('literature-ten-numerals.pdf'))]);
    expect(status).toBe(400);
    expect(body.error.message).toContain('图片：这里不能用 literature-ten-numerals.pdf');
  });

  it('is published only when each picture of its body has a file', async () => {
    const documents = running.strapi.documents(uid);
    const { documentId } = await documents.create({
      locale: 'zh',
      data: { slug: 'a-test', title: '试写', readingMinutes: 5, body: [picture(null)] },
    });
    const publish = () => documents.publish({ documentId, locale: 'zh' });
    await expect(publish()).rejects.toThrow('图片：缺少文件');
    const image = await fileNamed('JY-2024-001-main.jpg');
    await documents.update({ documentId, locale: 'zh', data: { body: [picture(image)] } });
    await publish();
    await documents.delete({ documentId, locale: '*' });
  });

  it('keeps the time of its first publication in any language', async () => {
    const documents = running.strapi.documents(uid);
    const body = [{ __component: 'article.quotation' as const, text: '引文' }];
    const data = { slug: 'a-test', title: '试写', readingMinutes: 5, body };
    const { documentId } = await documents.create({ locale: 'zh', data });
    const publish = async (locale: string) => {
      const { entries } = await documents.publish({ documentId, locale });
      const row = await documents.findOne({ documentId, locale, status: 'published' });
      expect(entries).toHaveLength(1);
      return row?.firstPublishedAt;
    };
    const first = await publish('zh');
    expect(Math.abs(Date.parse(String(first)) - Date.now())).toBeLessThan(60_000);
    expect(await publish('zh')).toBe(first);
    await documents.unpublish({ documentId, locale: 'zh' });
    await documents.update({ documentId, locale: 'en', data: { title: 'Trial', body } });
    expect(await publish('en')).toBe(first);
    expect(await publish('zh')).toBe(first);
    await documents.delete({ documentId, locale: '*' });
  });

  it('gets its own time of first publication when it is a duplicate', async () => {
    const documents = running.strapi.documents(uid);
    const rows = running.strapi.db.query(uid);
    const body = [{ __component: 'article.quotation' as const, text: '引文' }];
    const data = { slug: 'a-test', title: '试写', readingMinutes: 5, body };
    const { documentId } = await documents.create({ locale: 'zh', data });
    await documents.publish({ documentId, locale: 'zh' });
    const earlier = '2020-05-01T00:00:00.000Z';
    await rows.updateMany({ where: { documentId }, data: { firstPublishedAt: earlier } });

    const address = `/content-manager/collection-types/${uid}/clone/${documentId}?locale=zh`;
    const answer = await running.panel<{ data: { documentId: string } }>('POST', address, {
      ...data,
      slug: 'a-duplicate',
      locale: 'zh',
    });
    const duplicate = { documentId: answer.body.data.documentId, locale: 'zh' };
    expect(await documents.findOne(duplicate)).toMatchObject({ slug: 'a-duplicate', firstPublishedAt: null });
    await documents.publish(duplicate);
    const published = await documents.findOne({ ...duplicate, status: 'published' });
    expect(Math.abs(Date.parse(String(published?.firstPublishedAt)) - Date.now())).toBeLessThan(60_000);
    const source = await documents.findOne({ documentId, locale: 'zh' });
    expect(source?.firstPublishedAt).toBe(earlier);
    for (const document of [documentId, duplicate.documentId]) {
      await documents.delete({ documentId: document, locale: '*' });
    }
  });

  it('refuses a source whose address is not a web address, and texts that are too long', async () => {
    const send = (fields: object): Promise<Answer<Refusal>> =>
      running.panel('POST', `/content-manager/collection-types/${uid}/actions/publish?locale=zh`, {
        slug: 'a-test',
        title: '试写',
        readingMinutes: 5,
        body: [{ __component: 'article.quotation', text: '引文' }],
        ...fields,
      });
    for (const fields of [
      { sources: [{ text: '出处', url: 'javascript:alert(1)' }] },
      { sources: [{ text: '长'.repeat(601) }] },
      { body: [{ __component: 'article.quotation', text: '长'.repeat(2001) }] },
      { body: [{ __component: 'article.timeline', events: [{ year: '长'.repeat(61), title: '事' }] }] },
    ]) {
      expect((await send(fields)).status).toBe(400);
    }
  });
});
