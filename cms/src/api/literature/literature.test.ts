import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Cms, cms } from '../../../test/cms.ts';
import { hintUid } from '../../outbox/hint-model.ts';

const uid = 'api::literature.literature';

interface Item {
  documentId: string;
  title: string;
  author: string;
  year: number;
  file: { url: string; mime: string };
}

describe('literature', () => {
  let running: Cms;
  beforeAll(async () => {
    running = await cms();
  });

  const fileNamed = async (name: string): Promise<number> => {
    const file = await running.strapi.db.query('plugin::upload.file').findOne({ where: { name } });
    return file.id;
  };

  const draft = (file: number | null) =>
    running.strapi.documents(uid).create({ locale: 'zh', data: { title: '试写', year: 2024, file } });

  it.each([
    ['zh', '没有颜料的蓝：钧釉的呈色', '钧窑坊'],
    ['en', 'Blue Without Pigment: The Color of Jun Glaze', 'Junyao Workshop'],
  ])('of the sample shop is published in %s with its PDF', async (locale, title, author) => {
    const { body } = await running.read<{ data: Item[] }>(
      `literatures?locale=${locale}&populate=file&sort=order`,
    );
    expect(body.data).toHaveLength(8);
    expect(body.data[0]).toMatchObject({ title, author, year: 2024, file: { mime: 'application/pdf' } });
  });

  it('is published only with a PDF', async () => {
    const { documentId } = await draft(null);
    const documents = running.strapi.documents(uid);
    await expect(documents.publish({ documentId, locale: '*' })).rejects.toThrow('PDF 文件：缺少文件');
    expect((await running.read(`literatures/${documentId}?locale=zh`)).status).toBe(404);
    const file = await fileNamed('literature-ten-numerals.pdf');
    await documents.update({ documentId, locale: 'zh', data: { file } });
    await documents.publish({ documentId, locale: '*' });
    const { status } = await running.read(`literatures/${documentId}?locale=zh`);
    expect(status).toBe(200);
    await documents.delete({ documentId, locale: '*' });
  });

  it('refuses a picture as its PDF', async () => {
    const file = await fileNamed('JY-2024-001-main.jpg');
    const answer: Answer<{ error: { message: string } }> = await running.panel(
      'POST',
      `/content-manager/collection-types/${uid}?locale=zh`,
      { title: '一张照片', file },
    );
    expect(answer.status).toBe(400);
    expect(answer.body.error.message).toContain('PDF 文件：这里不能用 JY-2024-001-main.jpg');
  });

  it('records hints for commerce and web when it is published, changed, withdrawn and deleted', async () => {
    const documents = running.strapi.documents(uid);
    const { documentId } = await draft(await fileNamed('literature-ten-numerals.pdf'));
    const steps = [
      () => documents.publish({ documentId, locale: '*' }),
      () => documents.update({ documentId, locale: 'zh', data: { title: '改写' } }),
      () => documents.unpublish({ documentId, locale: '*' }),
      () => documents.delete({ documentId, locale: '*' }),
    ];
    for (const step of steps) {
      await running.strapi.db.query(hintUid).deleteMany({ where: { documentId } });
      await step();
      const hints = await running.strapi.db.query(hintUid).findMany({ where: { documentId } });
      expect(hints).toMatchObject([{ type: 'literature' }, { type: 'literature' }]);
    }
  });
});
