import type { Db } from '../db/db.ts';

/** A privileged write that was done to an object. `before` and `after` are what the log holds of the change, `circumstances` what it was about. */
export interface Act {
  /** The number of its row in the log. A later act has a higher number. */
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

/** The done writes of these actions to one object, such as `order:JO…`, the oldest first. */
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
