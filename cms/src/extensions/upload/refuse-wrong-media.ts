import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { componentAttributes } from '../../component-attributes.ts';
import { fieldName } from '../../field-name.ts';
import { own } from '../../own.ts';
import { populateParts } from '../../populate-parts.ts';
import { say } from '../../say.ts';
import { type MediaKind, uploadTypes } from './upload-types.ts';

const writes = new Set(['create', 'clone', 'update', 'publish']);

/**
 * Strapi checks media fields only in the browser; its API would accept a PDF as a picture. Only the rows of this write
 * are checked: a published row whose file was deleted later must not prevent a correction of the draft.
 */
export function refuseWrongMedia(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { attributes } = context.contentType;
    if (!writes.has(context.action)) return next();

    return await strapi.db.transaction(async () => {
      const result = await next();
      const rows: Row[] = await strapi.db.query(context.uid).findMany({
        where: { id: { $in: writtenRows(result).map(({ id }) => id) } },
        populate: populateParts(strapi, attributes),
      });
      for (const row of rows) check(strapi, context.uid, row, Boolean(row.publishedAt));
      return result;
    });
  });
}

/** The published row of each published language, or the saved row. Strapi answers null when it finds no document. */
function writtenRows(result: unknown): { id: number }[] {
  const written = result as { id: number } | { entries: { id: number }[] } | null;
  if (!written) return [];
  return 'entries' in written ? written.entries : [written];
}

function check(strapi: Core.Strapi, uid: string, row: Row, published: boolean): void {
  const attributes = own(strapi.contentTypes, uid)?.attributes ?? componentAttributes(strapi, uid);
  for (const [name, attribute] of Object.entries(attributes)) {
    const values = [own(row, name) ?? []].flat();
    if (attribute.type === 'media')
      checkFiles(fieldName(uid, name), attribute, values as StoredFile[], published);
    if (attribute.type === 'component') {
      for (const part of values) check(strapi, attribute.component, part as Row, published);
    }
    if (attribute.type === 'dynamiczone') {
      for (const part of values as (Row & { __component: string })[])
        check(strapi, part.__component, part, published);
    }
  }
}

function checkFiles(name: string, attribute: object, files: StoredFile[], published: boolean): void {
  if ('required' in attribute && attribute.required && published && files.length === 0) {
    throw new errors.ValidationError(say({ zh: `${name}：缺少文件`, en: `${name}: a file is required` }));
  }
  const kinds = kindsOf(attribute);
  for (const file of files) {
    const kind = own(uploadTypes, file.mime)?.kind;
    if (kind && kinds.includes(kind)) continue;
    throw new errors.ValidationError(
      say({
        zh: `${name}：这里不能用 ${file.name}（${file.mime}）`,
        en: `${name}: ${file.name} (${file.mime}) cannot be used here`,
      }),
    );
  }
}

/** Strapi calls PDFs and drawings "files", so a field for drawings has the kind `drawing` in `pluginOptions`. */
function kindsOf(attribute: { allowedTypes?: readonly string[]; pluginOptions?: object }): MediaKind[] {
  const { upload } = (attribute.pluginOptions ?? {}) as { upload?: { kind?: MediaKind } };
  if (upload?.kind) return [upload.kind];
  return (attribute.allowedTypes ?? []).map((type) => (type === 'images' ? 'picture' : 'document'));
}

interface StoredFile {
  name: string;
  mime: string;
}

type Row = Record<string, unknown> & { publishedAt?: Date | null };
