import { day } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { endRecharge } from './end-recharge.ts';

const staleAfter = 7 * day;
const batchSize = 100;

/**
 * Old recharges would block new recharges of the member. One whose credit waits for a second person does not end. Staff
 * can still confirm a payment that arrives later.
 */
export async function endStaleRecharges(db: Db, at: number): Promise<void> {
  const stale = await db('recharges')
    .where({ status: 'PENDING', provider: 'manual' })
    .where('createdAt', '<=', at - staleAfter)
    .orderBy('createdAt')
    .limit(batchSize);
  for (const recharge of stale) await endRecharge(db, recharge.chargeNo, at);
}
