import type { OutputOf } from '../../contract/contract.ts';
import type { Db } from '../db/db.ts';
import { fail } from '../fail.ts';
import { logColumns, presentLogs } from './list-logs.ts';

/**
 * One row of the log, with the account of its actor and the number of its seal.
 * @throws Failure `notFound`
 */
export async function readLogRow(db: Db, id: number): Promise<OutputOf<'GET /admin/logs/detail'>> {
  const row = await db('auditLog')
    .where({ id })
    .first(...logColumns, 'actor');
  const [view] = await presentLogs(db, row ? [row] : []);
  if (!row || !view) throw fail('notFound');
  const seal = await db('seals')
    .where({ chain: 'log', subject: String(id) })
    .first('seq');
  return { ...view, actorId: staffOf(row.actor), sealNo: seal?.seq ?? null };
}

/** The actor of a write of staff is `staff:` and a user id; all others have no account. */
function staffOf(actor: string): string | null {
  const [kind, userId] = actor.split(':');
  return kind === 'staff' && userId ? userId : null;
}
