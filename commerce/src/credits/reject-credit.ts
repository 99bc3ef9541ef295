import type { Trx } from '../db/db.ts';
import { byStaff, transition } from '../states/transition.ts';
import { type Credit, creditMachine } from './credit.ts';
import { requireCredit } from './require-credit.ts';

/** Everybody who may post may reject, also the proposer. @throws Failure `creditNotFound`, `proposalStateChanged` */
export async function rejectCredit(
  trx: Trx,
  { creditId, staffId, reason, at }: { creditId: string; staffId: string; reason: string; at: number },
): Promise<Credit> {
  const credit = await requireCredit(trx, creditId);
  const patch = { decidedBy: staffId, decidedAt: at, rejectReason: reason };
  const status = await transition(trx, creditMachine, credit, 'reject', byStaff(staffId, at, reason), {
    patch,
  });
  return { ...credit, ...patch, status };
}
