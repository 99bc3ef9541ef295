import type { Core, Struct } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { componentAttributes } from '../../component-attributes.ts';
import { own } from '../../own.ts';
import { populateParts } from '../../populate-parts.ts';
import { type MediaKind, uploadTypes } from './upload-types.ts';

const writes = new Set(['create', 'clone', 'update', 'publish']);

/**
 * Refuses a file of the wrong kind in a media field, and refuses to publish a row without a required file. Strapi
 * checks this only in the browser. The API of Strapi would accept a PDF as a picture. Only the rows of this write are
 * checked: a published row whose file was deleted later must not prevent a correction of the draft.
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
      for (const row of rows) check(strapi, attributes, row, Boolean(row.publishedAt));
      return result;
    });
  });
}

/**
 * The rows that an action has written: the published row of each published language, or the row that was saved.
 * Strapi answers null when it finds no document to update.
 */
function writtenRows(result: unknown): { id: number }[] {
  const written = result as { id: number } | { entries: { id: number }[] } | null;
  if (!written) return [];
  return 'entries' in written ? written.entries : [written];
}

function check(strapi: Core.Strapi, attributes: Attributes, row: Row, published: boolean): void {
  for (const [name, attribute] of Object.entries(attributes)) {
    const values = [own(row, name) ?? []].flat();
    if (attribute.type === 'media') checkFiles(name, attribute, values as StoredFile[], published);
    if (attribute.type === 'component') {
      const inner = componentAttributes(strapi, attribute.component);
      for (const part of values) check(strapi, inner, part as Row, published);
    }
    if (attribute.type === 'dynamiczone') {
      for (const part of values as (Row & { __component: string })[]) {
        check(strapi, componentAttributes(strapi, part.__component), part, published);
      }
    }
  }
}

function checkFiles(name: string, attribute: object, files: StoredFile[], published: boolean): void {
  if ('required' in attribute && attribute.required && published && files.length === 0) {
    throw new errors.ValidationError(`${name}: a file is required / 缺少文件`);
  }
  const kinds = kindsOf(attribute);
  for (const file of files) {
    const kind = own(uploadTypes, file.mime)?.kind;
    if (kind && kinds.includes(kind)) continue;
    throw new errors.ValidationError(
      `${name}: ${file.name} (${file.mime}) cannot be used here / 不能用在这里`,
    );
  }
}

/**
 * The kinds of file that a media field allows. Strapi calls both PDFs and drawings "files", so the schema of
 * a field for drawings states the kind `drawing` in `pluginOptions`.
 */
function kindsOf(attribute: { allowedTypes?: readonly string[]; pluginOptions?: object }): MediaKind[] {
  const { upload } = (attribute.pluginOptions ?? {}) as { upload?: { kind?: MediaKind } };
  if (upload?.kind) return [upload.kind];
  return (attribute.allowedTypes ?? []).map((type) => (type === 'images' ? 'picture' : 'document'));
}

type Attributes = Struct.SchemaAttributes;

interface StoredFile {
  name: string;
  mime: string;
}

type Row = Record<string, unknown> & { publishedAt?: Date | null };
