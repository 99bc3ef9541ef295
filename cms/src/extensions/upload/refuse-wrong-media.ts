import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { type MediaKind, uploadTypes } from './upload-types.ts';

const writes = new Set(['create', 'clone', 'update']);

/** The names that Strapi uses for these kinds in the `allowedTypes` of a field. */
const allowedTypeOf: Record<MediaKind, string> = { picture: 'images', document: 'files' };

/**
 * Refuses a file of the wrong kind in a media field. In Strapi only the media picker checks `allowedTypes`; its API
 * would accept a PDF as a picture.
 */
export function refuseWrongMedia(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const allowed = allowedTypes(context.contentType.attributes);
    if (!writes.has(context.action) || Object.keys(allowed).length === 0) return next();

    return await strapi.db.transaction(async () => {
      const result = await next();
      const rows: Row[] = await strapi.db.query(context.uid).findMany({
        where: { documentId: (result as { documentId: string }).documentId },
        populate: Object.keys(allowed),
      });
      for (const [field, types] of Object.entries(allowed)) {
        for (const row of rows) refuseOthers([row[field] ?? []].flat(), field, types);
      }
      return result;
    });
  });
}

function refuseOthers(files: StoredFile[], field: string, types: readonly string[]): void {
  for (const { name, mime } of files) {
    const kind = uploadTypes[mime]?.kind;
    if (kind && types.includes(allowedTypeOf[kind])) continue;
    throw new errors.ValidationError(`${field}: ${name} (${mime}) cannot be used here`);
  }
}

/** The media fields of a content type, each with the types it allows. */
function allowedTypes(attributes: Record<string, object>): Record<string, readonly string[]> {
  const found = Object.entries(attributes).flatMap(([field, attribute]) =>
    'allowedTypes' in attribute ? [[field, attribute.allowedTypes]] : [],
  );
  return Object.fromEntries(found);
}

interface StoredFile {
  name: string;
  mime: string;
}

type Row = Record<string, StoredFile | StoredFile[] | null>;
