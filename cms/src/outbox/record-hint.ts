import type { Core } from '@strapi/strapi';
import { type Hint, hintUid } from './hint-model.ts';
import { receiverNames } from './receivers.ts';

/**
 * Call this inside the transaction of the change. An older row is replaced, not updated: if it is being delivered, only
 * its id is deleted afterwards, so the new row is still delivered.
 */
export async function recordHint(strapi: Core.Strapi, { type, documentId }: Hint): Promise<void> {
  const hints = strapi.db.query(hintUid);
  for (const receiver of receiverNames) {
    await hints.deleteMany({ where: { receiver, type, documentId } });
    await hints.create({ data: { receiver, type, documentId } });
  }
}
