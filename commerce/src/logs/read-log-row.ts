import type { OutputOf } from '../../contract/contract.ts';
import { readSeal } from '../audit/read-seal.ts';
import type { SealKeys } from '../config.ts';
import type { Db } from '../db/db.ts';
import { fail } from '../fail.ts';
import { logColumns, presentLogs } from './present-logs.ts';

/** @throws Failure `notFound` */
export async function readLogRow(
  db: Db,
  keys: SealKeys,
  id: number,
): Promise<OutputOf<'GET /admin/logs/detail'>> {
  const row = await db('auditLog')
    .where({ id })
    .first(...logColumns);
  const [view] = await presentLogs(db, row ? [row] : []);
  if (!row || !view) throw fail('notFound');
  const seal = await readSeal(db, keys, { chain: 'log', subject: String(id) });
  return {
    ...view,
    actorId: staffOf(row.actor),
    sealNo: seal?.seq ?? null,
    sealHolds: seal?.holds ?? null,
  };
}

/** The actor of a write by staff is `staff:<userId>`; all others have no account. */
function staffOf(actor: string): string | null {
  const [kind, userId] = actor.split(':');
  return kind === 'staff' && userId ? userId : null;
}
