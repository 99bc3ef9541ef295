import type { OutputOf } from '../../contract/contract.ts';
import type { RefundStatus } from '../../contract/states.ts';
import type { Db } from '../db/db.ts';
import { presentRefund } from './present-refund.ts';

const pageSize = 10;

/** Refunds of recharges, not of orders; the newest first. */
export async function listOwnRefunds(
  db: Db,
  { userId, status, page }: { userId: string; status: RefundStatus | undefined; page: number },
): Promise<OutputOf<'GET /wallet/refund/query'>> {
  const own = () =>
    db('refunds').where({ 'refunds.userId': userId, ...(status && { 'refunds.status': status }) });
  const [counted] = await own().count({ total: '*' });
  const refunds = await own()
    .join('recharges', 'recharges.chargeNo', 'refunds.chargeNo')
    .select('refunds.*', 'recharges.serialNo')
    .orderBy([
      { column: 'refunds.appliedAt', order: 'desc' },
      { column: 'refunds.refundNo', order: 'desc' },
    ])
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const items = refunds.map((refund) => presentRefund(refund, refund));
  return { items, total: Number(counted?.total ?? 0), page, pageSize };
}
