import type { Knex } from 'knex';
import { day } from '../clock.ts';
import { Charge } from './charge.ts';
import { endCharge } from './end-charge.ts';

const staleAfter = 7 * day;
const batchSize = 100;

/**
 * Who has not paid the workshop within a week is not going to; so nobody is kept from a new recharge for ever.
 * Money that comes all the same may still be confirmed.
 */
export async function endStaleCharges(db: Knex, at: number): Promise<void> {
  const stale = await Charge.query(db)
    .where({ status: 'PENDING', provider: 'manual', confirmedBy: null })
    .andWhere('createdAt', '<=', at - staleAfter)
    .orderBy('createdAt')
    .limit(batchSize);
  for (const charge of stale) await endCharge(db, charge, at);
}
