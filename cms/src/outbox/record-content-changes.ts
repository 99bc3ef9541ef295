import type { Core } from '@strapi/strapi';
import { hintedType } from './hint-model.ts';
import { recordHint } from './record-hint.ts';

const writes = new Set(['create', 'clone', 'update', 'publish', 'unpublish', 'delete']);

/** Records hints in the transaction of each change, and calls `onCommitted` after its commit. */
export function recordContentChanges(strapi: Core.Strapi, onCommitted: () => void): void {
  strapi.documents.use(async (context, next) => {
    const type = hintedType(context.uid);
    if (!type || !writes.has(context.action)) return next();

    return await strapi.db.transaction(async ({ onCommit }) => {
      const result = await next();
      const documentId = documentIdOf(context.params) ?? documentIdOf(result);
      if (documentId) await recordHint(strapi, { type, documentId });
      onCommit(onCommitted);
      return result;
    });
  });
}

function documentIdOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('documentId' in value)) return undefined;
  return typeof value.documentId === 'string' ? value.documentId : undefined;
}
