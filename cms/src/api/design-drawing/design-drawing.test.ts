import { beforeAll, describe, expect, it } from 'vitest';
import { type Cms, cms } from '../../../test/cms.ts';

const uid = 'api::design-drawing.design-drawing';
const license = 'cc-by-nc-4-0' as const;
const dxf = '0\nSECTION\n2\nENTITIES\n0\nENDSEC\n0\nEOF\n';

describe('a design drawing', () => {
  let running: Cms;
  let drawing: number;
  let pdf: number;
  let picture: number;
  beforeAll(async () => {
    running = await cms();
    const form = new FormData();
    form.append('files', new Blob([dxf]), 'plate-box.dxf');
    const { body } = await running.panel<{ id: number }[]>('POST', '/upload', form);
    drawing = body[0]?.id ?? 0;
    pdf = await fileNamed('literature-ten-numerals.pdf');
    picture = await fileNamed('JY-2024-003-main.jpg');
  });

  const fileNamed = async (name: string): Promise<number> => {
    const file = await running.strapi.db.query('plugin::upload.file').findOne({ where: { name } });
    return file.id;
  };

  it('is published with its picture, PDF and DXF and under its license', async () => {
    const documents = running.strapi.documents(uid);
    const { documentId } = await documents.create({
      locale: 'zh',
      data: { title: '盘盒', scale: '1:2', picture, pdf, dxf: drawing, license },
    });
    await documents.publish({ documentId, locale: '*' });
    const { body } = await running.read(`design-drawings/${documentId}?locale=zh&populate=*`);
    expect(body).toMatchObject({
      data: {
        title: '盘盒',
        scale: '1:2',
        license: 'cc-by-nc-4-0',
        dxf: { mime: 'application/dxf' },
        pdf: { mime: 'application/pdf' },
      },
    });
    await documents.delete({ documentId, locale: '*' });
  });

  it.each([
    ['a PDF as its DXF', () => ({ dxf: pdf }), 'DXF 文件：这里不能用 literature-ten-numerals.pdf'],
    ['a DXF as its PDF', () => ({ pdf: drawing }), 'PDF 文件：这里不能用 plate-box.dxf'],
    ['a DXF as its picture', () => ({ picture: drawing }), '图样：这里不能用 plate-box.dxf'],
  ])('refuses %s', async (_, files, message) => {
    const data = { title: '错', picture, pdf, license, ...files() };
    await expect(running.strapi.documents(uid).create({ locale: 'zh', data })).rejects.toThrow(message);
  });

  it('is not published without a picture', async () => {
    const documents = running.strapi.documents(uid);
    const { documentId } = await documents.create({
      locale: 'zh',
      data: { title: '无图', picture: null, pdf, license },
    });
    await expect(documents.publish({ documentId, locale: '*' })).rejects.toThrow('图样：缺少文件');
    await documents.delete({ documentId, locale: '*' });
  });
});
