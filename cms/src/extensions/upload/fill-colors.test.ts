import { describe, expect, it } from 'vitest';
import { cms } from '../../../test/cms.ts';
import { hintUid } from '../../outbox/hint-model.ts';
import { fillColors } from './fill-colors.ts';

const fileUid = 'plugin::upload.file';

const pictureName = 'JY-2024-001-main.jpg';

async function pictures() {
  const { strapi } = await cms();
  const files = strapi.db.query(fileUid);
  const read = async () => {
    const file = await files.findOne({ where: { name: pictureName } });
    return { id: file.id as number, colors: file.colors as string | null };
  };
  return { strapi, files, read };
}

describe('a picture that was uploaded before the CMS read colors', () => {
  it('gets its colors once, and the pages that show it are told', async () => {
    const { strapi, files, read } = await pictures();
    const { id, colors } = await read();
    expect(colors).toMatch(/^[\da-f]{18}$/);
    await files.updateMany({ where: { id }, data: { colors: null } });
    const hints = strapi.db.query(hintUid);
    const [last] = await hints.findMany({ orderBy: { id: 'desc' }, limit: 1 });

    expect(await fillColors(strapi)).toBe(1);
    expect(await read()).toEqual({ id, colors });
    expect(await hints.findMany({ where: { id: { $gt: last?.id ?? 0 } } })).not.toEqual([]);
    expect(await fillColors(strapi)).toBe(0);
  });

  it('stays without colors when the server closes, until the next start', async () => {
    const { strapi, files, read } = await pictures();
    const { id, colors } = await read();
    await files.updateMany({ where: { id }, data: { colors: null } });
    expect(await fillColors(strapi, () => true)).toBe(0);
    expect((await read()).colors).toBeNull();
    expect(await fillColors(strapi)).toBe(1);
    expect((await read()).colors).toBe(colors);
  });

  it('stays without colors when its file is gone', async () => {
    const { strapi, files } = await pictures();
    const gone = await files.create({
      data: {
        name: 'gone.jpg',
        hash: 'gone',
        ext: '.jpg',
        mime: 'image/jpeg',
        size: 1,
        url: '/uploads/gone.jpg',
        provider: 'local',
      },
    });
    expect(await fillColors(strapi)).toBe(0);
    await files.delete({ where: { id: gone.id } });
  });
});
