import type { OutputOf } from '../../contract/contract.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { Finding } from './audit.ts';
import { openAtMost, readCheckpoint } from './checkpoint.ts';

type Proof = NonNullable<OutputOf<'GET /admin/finance/trial_balance'>['books']>;

/** `until` is not part of the period. */
interface Period {
  since: number;
  until: number;
}

/**
 * Null before the first check of the books.
 * @param period only transactions of this period count as booked after the check
 */
export async function readProof(db: Db, period?: Period): Promise<Proof | null> {
  const last = await db('audits').orderBy('id', 'desc').first('checkedAt', 'findings', 'checkpoint');
  if (!last) return null;
  const findings: Finding[] = JSON.parse(last.findings);
  return {
    checkedAt: isoTime(last.checkedAt),
    findings: findings.length,
    bookedLater: await isBookedLater(db, last, period),
  };
}

async function isBookedLater(
  db: Db,
  { checkedAt, checkpoint }: { checkedAt: number; checkpoint: string },
  period?: Period,
): Promise<boolean> {
  // A transaction has the time at which it began, and none stays open longer than `openAtMost`.
  if (period && period.until + openAtMost <= checkedAt) return false;
  const later = await db('ledgerPostings')
    .join('ledgerTransactions', 'ledgerTransactions.id', 'ledgerPostings.transactionId')
    .where('ledgerPostings.id', '>', readCheckpoint(checkpoint).position.posting)
    .modify((query) => {
      if (period) {
        query
          .where('ledgerTransactions.createdAt', '>=', period.since)
          .where('ledgerTransactions.createdAt', '<', period.until);
      }
    })
    .first('ledgerPostings.id');
  return later !== undefined;
}
