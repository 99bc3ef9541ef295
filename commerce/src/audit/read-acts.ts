import type { Db } from '../db/db.ts';

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

/** @param object such as `order:JO…` */
export async function readActs(db: Db, object: string, actions: readonly string[]): Promise<Act[]> {
  // With more conditions, SQLite chooses another index, which reads far more rows.
  const rows = await db('auditLog')
    .where({ object })
    .orderBy('id')
    .select('id', 'action', 'at', 'actorName', 'reason', 'before', 'after', 'errorCode', 'circumstances');
  return rows
    .filter(({ action, errorCode }) => errorCode === '' && actions.includes(action))
    .map(({ id, action, at, actorName, reason, before, after, circumstances }) => ({
      ...{ id, action, at, by: actorName, reason },
      before: JSON.parse(before),
      after: JSON.parse(after),
      circumstances: JSON.parse(circumstances || 'null'),
    }));
}
