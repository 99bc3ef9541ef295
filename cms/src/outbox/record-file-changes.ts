import type { Core } from '@strapi/strapi';
import { hintedType } from './hint-model.ts';
import { recordHint } from './record-hint.ts';

const fileUid = 'plugin::upload.file';

/**
 * Records hints for the documents that show a file when the file is replaced, edited or deleted in the media
 * library.
 */
export function recordFileChanges(strapi: Core.Strapi, onCommitted: () => void): void {
  const record = async (event: { params: { where?: unknown } }) => {
    await strapi.db.transaction(async ({ onCommit }) => {
      const file = await strapi.db.query(fileUid).findOne({
        where: event.params.where,
        populate: { related: true },
      });
      for (const { __type, documentId } of related(file)) {
        const type = hintedType(__type);
        if (type) await recordHint(strapi, { type, documentId });
      }
      onCommit(onCommitted);
    });
  };

  strapi.db.lifecycles.subscribe({ models: [fileUid], afterUpdate: record, beforeDelete: record });
}

function related(file: { related?: { __type: string; documentId: string }[] } | null) {
  return file?.related ?? [];
}
