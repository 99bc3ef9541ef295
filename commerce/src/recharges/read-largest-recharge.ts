import { toFen } from '../../contract/money.ts';
import { rechargeAmounts } from '../../contract/wallet.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { readBalance } from '../ledger/read-balance.ts';

/**
 * In fen. Pending recharges count as paid, unless they are for an order, which takes the money at once. Arrived money is always
 * credited, so a balance can exceed its ceiling.
 */
export async function readLargestRecharge(
  db: Db,
  userId: string,
  ceilings: Config['ceilings'],
): Promise<number> {
  const largestFen = Math.min(toFen(rechargeAmounts.max), ceilings.rechargeFen);
  if (ceilings.balanceFen === Number.POSITIVE_INFINITY) return largestFen;
  const { availableFen, heldFen } = await readBalance(db, userId);
  const [pending] = await db('recharges')
    .where({ userId, status: 'PENDING', orderNo: null })
    .sum({ fen: 'amountFen' });
  const roomFen = ceilings.balanceFen - availableFen - heldFen - Number(pending?.fen ?? 0);
  return Math.max(Math.min(largestFen, roomFen), 0);
}
