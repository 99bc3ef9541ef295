import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { dataDir } from '../../environment.ts';
import { pictureColors } from './picture-colors.ts';

const fileUid = 'plugin::upload.file';

export const withoutColors = { colors: null, mime: { $startsWith: 'image/' }, provider: 'local' };

interface Upload {
  id: number;
  url: string;
}

/** Returns how many pictures got their colors. An unreadable picture is read again at the next start. */
export async function fillColors(strapi: Core.Strapi, isStopping = () => false): Promise<number> {
  const files = strapi.db.query(fileUid);
  const uploads: Upload[] = await files.findMany({
    select: ['id', 'url'],
    where: withoutColors,
    orderBy: { id: 'asc' },
  });
  let filled = 0;
  for (const { id, url } of uploads) {
    if (isStopping()) break;
    const colors = await pictureColors(path.join(dataDir(), 'cms-public', url));
    // Staff may have replaced the picture meanwhile, and its colors were then read.
    const isWithout = await files.findOne({ select: ['id'], where: { id, url, colors: null } });
    // `updateMany` would not record the hints for the pages that show the picture. The condition must not name the
    // colors, because the hints are read with it after the update.
    if (colors && isWithout && (await files.update({ where: { id, url }, data: { colors } }))) filled += 1;
  }
  return filled;
}
