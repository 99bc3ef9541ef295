import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { dataDir } from '../../environment.ts';
import { pictureColors } from './picture-colors.ts';

const fileUid = 'plugin::upload.file';

/** Finds the pictures without colors. */
export const withoutColors = { colors: null, mime: { $startsWith: 'image/' }, provider: 'local' };

interface Upload {
  id: number;
  url: string;
}

/**
 * Adds the colors of pictures that were uploaded before the CMS read colors. One picture is read at a time. A picture
 * of which no colors can be read stays without them and is read again at the next start.
 * @param isStopping whether the server is closing, so that no further picture is read
 * @returns how many pictures got their colors
 */
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
    // A single `update` records the hints for the pages that show the picture, and `updateMany` would not. The hints
    // are read with the same condition after the update, so it must not name the colors.
    if (colors && isWithout && (await files.update({ where: { id, url }, data: { colors } }))) filled += 1;
  }
  return filled;
}
