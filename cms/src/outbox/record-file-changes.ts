import type { Core } from '@strapi/strapi';
import { documentsWith } from './documents-with.ts';
import { recordHint } from './record-hint.ts';

const fileUid = 'plugin::upload.file';

/** Records hints for the documents that show a file when it is replaced, edited or deleted. */
export function recordFileChanges(strapi: Core.Strapi, onCommitted: () => void): void {
  const record = async (event: { params: { where?: unknown } }) => {
    await strapi.db.transaction(async ({ onCommit }) => {
      const file = await strapi.db.query(fileUid).findOne({
        where: event.params.where,
        populate: { related: true },
      });
      for (const { __type, id } of related(file)) {
        for (const hint of await documentsWith(strapi, __type, id)) await recordHint(strapi, hint);
      }
      onCommit(onCommitted);
    });
  };

  strapi.db.lifecycles.subscribe({ models: [fileUid], afterUpdate: record, beforeDelete: record });
}

function related(file: { related?: { __type: string; id: number }[] } | null) {
  return file?.related ?? [];
}
