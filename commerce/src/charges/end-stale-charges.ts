import { day } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { endCharge } from './end-charge.ts';

const staleAfter = 7 * day;
const batchSize = 100;

/**
 * Who has not paid the workshop within a week is not going to; so nobody is kept from a new recharge for ever.
 * Money that comes all the same may still be confirmed.
 */
export async function endStaleCharges(db: Db, at: number): Promise<void> {
  const stale = await db('charges')
    .where({ status: 'PENDING', provider: 'manual', confirmedBy: null })
    .where('createdAt', '<=', at - staleAfter)
    .orderBy('createdAt')
    .limit(batchSize);
  for (const charge of stale) await endCharge(db, charge, at);
}
