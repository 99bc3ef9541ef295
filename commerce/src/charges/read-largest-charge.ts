import { toFen } from '../../contract/money.ts';
import { chargeAmounts } from '../../contract/wallet.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { readBalance } from '../ledger/read-balance.ts';

/**
 * The largest recharge that a member may open now, in fen; 0 if the balance is full. Recharges that wait for payment
 * count as if they were paid. Money that has arrived is always credited, so a balance can still exceed its ceiling.
 */
export async function readLargestCharge(
  db: Db,
  userId: string,
  ceilings: Config['ceilings'],
): Promise<number> {
  const largestFen = Math.min(toFen(chargeAmounts.max), ceilings.rechargeFen);
  if (ceilings.balanceFen === Number.POSITIVE_INFINITY) return largestFen;
  const { availableFen, heldFen } = await readBalance(db, userId);
  const [pending] = await db('charges').where({ userId, status: 'PENDING' }).sum({ fen: 'amountFen' });
  const roomFen = ceilings.balanceFen - availableFen - heldFen - Number(pending?.fen ?? 0);
  return Math.max(Math.min(largestFen, roomFen), 0);
}
