import type { Db } from '../db/db.ts';
import { nameActors } from '../users/name-people.ts';

export interface Act {
  id: number;
  action: string;
  at: number;
  /** The username of the actor. */
  by: string;
  reason: string;
  before: unknown;
  after: unknown;
  circumstances: unknown;
}

/** Leaves out acts whose details were emptied, since nothing is known of them. @param object such as `order:JO…` */
export async function readActs(db: Db, object: string, actions: readonly string[]): Promise<Act[]> {
  // With more conditions, SQLite chooses another index, which reads far more rows.
  const rows = await db('auditLog')
    .join('logDetails', 'logDetails.logId', 'auditLog.id')
    .where({ 'auditLog.object': object, 'logDetails.emptiedMac': '' })
    .orderBy('auditLog.id')
    .select(
      ...(['auditLog.id', 'auditLog.action', 'auditLog.at', 'auditLog.actor', 'auditLog.errorCode'] as const),
      ...([
        'logDetails.reason',
        'logDetails.before',
        'logDetails.after',
        'logDetails.circumstances',
      ] as const),
    );
  const acts = rows.filter(({ action, errorCode }) => errorCode === '' && actions.includes(action));
  const nameOf = await nameActors(
    db,
    acts.map(({ actor }) => actor),
  );
  return acts.map(({ id, action, at, actor, reason, before, after, circumstances }) => ({
    ...{ id, action, at, by: nameOf(actor), reason },
    before: JSON.parse(before),
    after: JSON.parse(after),
    circumstances: JSON.parse(circumstances || 'null'),
  }));
}
