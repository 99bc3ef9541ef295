import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { own } from '../../own.ts';

const uid = 'api::artwork.artwork';
const fileUid = 'plugin::upload.file';
const folderUid = 'plugin::upload.folder';

const pictureFields = { mainImage: '主图', microImage: '特写', views: '视图', shareImage: '分享图' };

/** Names that a camera, a phone or WeChat gives, which say nothing about the picture. */
const cameraName =
  /^(img|dsc\w?|pxl|p|mvimg|vid|mmexport|wx_?camera|wechat|微信图片|微信截图|screenshot|image|照片|photo|[\da-f]{16,}|\d{5,})[\d\s_.,()~-]*(burst\d+|com\.[\w.]+|heic)?(\.\w+)?$/i;

/** Renames pictures with the name of a camera. A picture that somebody put into a folder stays there. */
export function filePictures(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const writes = context.action === 'create' || context.action === 'update';
    if (context.uid !== uid || !writes) return next();
    return await strapi.db.transaction(async ({ trx }) => {
      const result = await next();
      const id = (result as { id: number } | null)?.id;
      if (id) await fileAway(id, trx);
      return result;
    });
  });

  async function fileAway(id: number, trx: Transaction): Promise<void> {
    const populate = Object.fromEntries(
      Object.keys(pictureFields).map((name) => [name, { populate: { folder: true } }]),
    );
    const piece = await strapi.db.query(uid).findOne({ where: { id }, populate });
    if (!piece?.productCode) return;
    const loose = Object.entries(pictureFields)
      .flatMap(([field, label]) =>
        [own(piece, field) ?? []].flat().map((file: StoredFile) => ({ file, label })),
      )
      .filter(({ file }) => !file.folder);
    if (loose.length === 0) return;
    const folder = await folderOf(piece.productCode, trx);
    const inside = await strapi.db
      .query(fileUid)
      .findMany({ where: { folder: folder.id }, select: ['name'] });
    const taken = new Set(inside.map(({ name }) => path.parse(name).name));
    for (const { file, label } of loose) {
      const name = cameraName.test(file.name)
        ? freeName(`${piece.productCode} ${label}`, taken) + path.extname(file.name)
        : file.name;
      await strapi.db.query(fileUid).update({
        where: { id: file.id },
        data: { folder: folder.id, folderPath: folder.path, name },
      });
    }
  }

  async function folderOf(name: string, trx: Transaction): Promise<{ id: number; path: string }> {
    const find = () => strapi.db.query(folderUid).findOne({ where: { name, parent: null } });
    const known = await find();
    if (known) return known;
    // Strapi numbers folders by counting up, so PostgreSQL takes a lock. SQLite runs one transaction at a time.
    if (strapi.db.dialect.client === 'postgres')
      await trx.raw(`SELECT pg_advisory_xact_lock(hashtext(?))`, [folderUid]);
    return (await find()) ?? strapi.plugin('upload').service('folder').create({ name, parent: null });
  }
}

function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name} ${number}`;
  taken.add(free);
  return free;
}

interface StoredFile {
  id: number;
  name: string;
  folder: object | null;
}

interface Transaction {
  raw(statement: string, values: string[]): Promise<unknown>;
}
