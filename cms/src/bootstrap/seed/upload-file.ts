import fs from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { uploadTypes } from '../../extensions/upload/upload-types.ts';
import { own } from '../../own.ts';

/** @throws Error that names the missing file */
export async function uploadFile(strapi: Core.Strapi, name: string): Promise<number> {
  const known = await strapi.db.query('plugin::upload.file').findOne({ where: { name }, select: ['id'] });
  if (known) return known.id;

  const filepath = path.join(strapi.dirs.app.root, 'seed', 'media', name);
  const size = await fs.stat(filepath).then(
    (stats) => stats.size,
    () => undefined,
  );
  if (size === undefined) throw new Error(`The sample shop needs the file cms/seed/media/${name}.`);
  const alternativeText = own(await readAlternativeTexts(strapi), name);
  const [mimetype] =
    Object.entries(uploadTypes).find(([, { endings }]) => endings.includes(path.extname(name))) ?? [];
  const [file] = await strapi
    .plugin('upload')
    .service('upload')
    .upload({
      data: { fileInfo: { name, alternativeText } },
      files: { filepath, originalFilename: name, mimetype, size },
    });
  return file.id;
}

/** By the name of the file. Each text has both languages. */
async function readAlternativeTexts(strapi: Core.Strapi): Promise<Record<string, string>> {
  const file = path.join(strapi.dirs.app.root, 'seed', 'alternative-texts.json');
  return z.record(z.string(), z.string()).parse(JSON.parse(await fs.readFile(file, 'utf8')));
}
