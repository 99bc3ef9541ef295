import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { type MediaKind, uploadTypes } from './upload-types.ts';

const writes = new Set(['create', 'clone', 'update', 'publish']);

/** The names that Strapi uses for these kinds in the `allowedTypes` of a field. */
const allowedTypeOf: Record<MediaKind, string> = { picture: 'images', document: 'files' };

/**
 * Refuses a file of the wrong kind in a media field, and refuses to publish a document without a required file.
 * Strapi checks both only in the browser; its API would accept a PDF as a picture.
 */
export function refuseWrongMedia(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const fields = mediaFields(context.contentType.attributes);
    if (!writes.has(context.action) || fields.length === 0) return next();

    return await strapi.db.transaction(async () => {
      const result = await next();
      const rows: Row[] = await strapi.db.query(context.uid).findMany({
        where: { documentId: (result as { documentId: string }).documentId },
        populate: fields.map(({ name }) => name),
      });
      for (const row of rows) for (const field of fields) check(row, field);
      return result;
    });
  });
}

function check(row: Row, { name, allowedTypes, required }: MediaField): void {
  const files = [row[name] ?? []].flat() as StoredFile[];
  if (required && row.publishedAt && files.length === 0) {
    throw new errors.ValidationError(`${name}: a file is required`);
  }
  for (const file of files) {
    const kind = uploadTypes[file.mime]?.kind;
    if (kind && allowedTypes.includes(allowedTypeOf[kind])) continue;
    throw new errors.ValidationError(`${name}: ${file.name} (${file.mime}) cannot be used here`);
  }
}

function mediaFields(attributes: Record<string, object>): MediaField[] {
  return Object.entries(attributes).flatMap(([name, attribute]) =>
    'allowedTypes' in attribute && Array.isArray(attribute.allowedTypes)
      ? [
          {
            name,
            allowedTypes: attribute.allowedTypes,
            required: 'required' in attribute && !!attribute.required,
          },
        ]
      : [],
  );
}

interface MediaField {
  name: string;
  allowedTypes: readonly string[];
  required: boolean;
}

interface StoredFile {
  name: string;
  mime: string;
}

type Row = Record<string, unknown> & { publishedAt?: Date | null };
