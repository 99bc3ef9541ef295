import type { OutputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import type { Db } from '../db/db.ts';
import { rawRows } from '../db/raw-rows.ts';
import { sumsOfDays } from '../ledger/sums-of-days.ts';

/** Reads the sums of days of the ledger, with which the totals of the wallets agree (invariant L3). */
export async function sumAllWallets(db: Db): Promise<OutputOf<'GET /admin/wallets/sums'>> {
  const of = (condition: string) => `COALESCE(SUM(CASE WHEN ${condition} THEN sum_fen ELSE 0 END), 0)`;
  const inWallets = (...scenes: string[]) =>
    of(`account = 'member' AND scene IN (${scenes.map((scene) => `'${scene}'`).join(', ')})`);
  const [sums] = await rawRows<
    Record<'balanceFen' | 'heldFen' | 'rechargedFen' | 'paidFen' | 'backFen', number>
  >(
    db,
    `SELECT ${of("account = 'member'")} AS "balanceFen", ${of("account = 'held'")} AS "heldFen",
      ${inWallets('CHARGE', 'CHARGE_MARKET')} AS "rechargedFen",
      ${inWallets('ORDER_PAYMENT', 'ORDER_REFUND')} AS "paidFen", ${inWallets('CHARGE_REFUND')} AS "backFen"
    FROM (${sumsOfDays("account IN ('member', 'held')")}) sums`,
  );
  const [wallets] = await rawRows<{ count: number }>(db, 'SELECT COUNT(*) AS count FROM wallet_totals');
  const { balanceFen = 0, heldFen = 0, rechargedFen = 0, paidFen = 0, backFen = 0 } = sums ?? {};
  return {
    available: toYuan(balanceFen - heldFen),
    frozen: toYuan(heldFen),
    recharged: toYuan(rechargedFen),
    // Not `-paidFen`, which would be a negative zero.
    spent: toYuan(0 - paidFen),
    refunded: toYuan(0 - backFen),
    count: Number(wallets?.count ?? 0),
  };
}
