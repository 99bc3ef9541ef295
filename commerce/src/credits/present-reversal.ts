import type { OutputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { isoTime, isoTimeOrNull } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { findProof } from '../reconciliation/find-proof.ts';
import { namePeople, personIn } from '../users/name-people.ts';
import type { Reversal } from './reversal.ts';

type View = OutputOf<'GET /admin/reversals/detail'>;

export async function presentReversal(db: Db, reversal: Reversal): Promise<View> {
  const { id, userId, proposedBy, decidedBy, amountFen, receivedFen, ...same } = reversal;
  const { status, transactionNo } = same;
  const credit = await db('ledgerTransactions').where({ transactionNo }).first('channel', 'serialNo');
  const people = await namePeople(db, [userId, proposedBy, decidedBy]);
  return {
    ...same,
    reversalId: id,
    member: personIn(people, userId),
    amount: toYuan(amountFen),
    received: toYuan(receivedFen),
    channel: credit?.channel ?? null,
    serialNo: credit?.serialNo ?? null,
    proposedBy: personIn(people, proposedBy),
    proposedAt: isoTime(reversal.proposedAt),
    decidedBy: personIn(people, decidedBy),
    decidedAt: isoTimeOrNull(reversal.decidedAt),
    shownBy: status === 'PROPOSED' ? await findProof(db, transactionNo, receivedFen) : null,
  };
}
