import type { Core } from '@strapi/strapi';
import { type Hint, hintUid } from './hint-model.ts';
import { receiverNames } from './receivers.ts';

/**
 * Must run inside the transaction of the change it tells of. An older row for the same document is
 * replaced, not updated: a delivery under way deletes only the id it has read, so a change made
 * meanwhile is told again.
 */
export async function recordHint(strapi: Core.Strapi, { type, documentId }: Hint): Promise<void> {
  const hints = strapi.db.query(hintUid);
  for (const receiver of receiverNames) {
    await hints.deleteMany({ where: { receiver, type, documentId } });
    await hints.create({ data: { receiver, type, documentId } });
  }
}
