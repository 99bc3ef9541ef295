import { day } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { endCharge } from './end-charge.ts';

const staleAfter = 7 * day;
const batchSize = 100;

/** Old charges would block new recharges of the member. Staff can still confirm a payment that arrives later. */
export async function endStaleCharges(db: Db, at: number): Promise<void> {
  const stale = await db('charges')
    .where({ status: 'PENDING', provider: 'manual' })
    .where('createdAt', '<=', at - staleAfter)
    .whereNotExists(
      db('credits')
        .where({ status: 'PROPOSED', chargeNo: db.ref('charges.chargeNo') })
        .select(db.raw('1')),
    )
    .orderBy('createdAt')
    .limit(batchSize);
  for (const charge of stale) await endCharge(db, charge, at);
}
