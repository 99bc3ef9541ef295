import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { panelPath } from '../../../test/artworks.ts';
import { type Cms, cms } from '../../../test/cms.ts';
import { cmsRoot } from '../../../test/environment.ts';

const picture = fs.readFileSync(path.join(cmsRoot, 'seed', 'media', 'JY-2024-001-macro.jpg'));

interface StoredFile {
  id: number;
  name: string;
  folder: { name: string } | null;
}

async function upload({ staffPanel }: Cms, name: string): Promise<number> {
  const form = new FormData();
  form.append('files', new Blob([picture], { type: 'image/jpeg' }), name);
  form.append('fileInfo', JSON.stringify({ name }));
  const { body } = await staffPanel<StoredFile[]>('POST', '/upload', form);
  return body[0]?.id ?? 0;
}

async function stored({ strapi }: Cms, id: number): Promise<StoredFile> {
  return strapi.db.query('plugin::upload.file').findOne({ where: { id }, populate: { folder: true } });
}

function save({ staffPanel }: Cms, piece: object) {
  return staffPanel<{ data: { documentId: string } }>(
    'POST',
    '/content-manager/collection-types/api::artwork.artwork?locale=zh',
    { type: 'vase', ...piece },
  );
}

it('the pictures of a piece get its folder, and those of a phone a name that says what they show', async () => {
  const running = await cms();
  const names = ['IMG_2034.jpg', 'mmexport1700000000000.jpg', '微信图片_20260801.jpg', '底足.jpg'];
  const [main = 0, ...views] = await Promise.all(names.map((name) => upload(running, name)));
  const answer = await save(running, { productCode: 'JY-2031-001', mainImage: main, views });
  expect(answer.status).toBe(201);
  const files = await Promise.all([main, ...views].map((id) => stored(running, id)));
  expect(files.map(({ name, folder }) => [name, folder?.name])).toEqual([
    ['JY-2031-001 主图.jpg', 'JY-2031-001'],
    ['JY-2031-001 视图.jpg', 'JY-2031-001'],
    ['JY-2031-001 视图 2.jpg', 'JY-2031-001'],
    ['底足.jpg', 'JY-2031-001'],
  ]);
  // The replaced picture keeps its name in the folder, so the new first view gets a new number.
  const later = await upload(running, 'IMG_2041(1).HEIC.jpg');
  const { documentId } = answer.body.data;
  await running.staffPanel('PUT', panelPath(documentId), { locale: 'zh', views: [later, ...views.slice(1)] });
  expect((await stored(running, later)).name).toBe('JY-2031-001 视图 3.jpg');
});

it('a picture that somebody put into a folder stays there, whatever piece shows it', async () => {
  const running = await cms();
  const folder = await running.strapi
    .plugin('upload')
    .service('folder')
    .create({ name: '官网', parent: null });
  const id = await upload(running, 'IMG_1.jpg');
  await running.strapi.db
    .query('plugin::upload.file')
    .update({ where: { id }, data: { folder: folder.id, folderPath: folder.path } });
  await save(running, { productCode: 'JY-2031-002', mainImage: id });
  expect(await stored(running, id)).toMatchObject({ name: 'IMG_1.jpg', folder: { name: '官网' } });
});

it('two pieces saved at once get a folder each', async () => {
  const running = await cms();
  const ids = await Promise.all(['a.jpg', 'b.jpg'].map((name) => upload(running, name)));
  const codes = ['JY-2031-003', 'JY-2031-004'];
  const answers = await Promise.all(
    codes.map((productCode, index) => save(running, { productCode, mainImage: ids[index] })),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const files = await Promise.all(ids.map((id) => stored(running, id)));
  expect(files.map(({ folder }) => folder?.name)).toEqual(codes);
});
