import type { Knex } from 'knex';
import type { NewTransaction } from './post-transaction.ts';

type Sum = 'rechargedFen' | 'spentFen' | 'refundedFen';

/** Which sum of a wallet a scene counts in, and with which sign of the amount. */
const sumOfScene: Record<NewTransaction['scene'], { sum: Sum; sign: 1 | -1 }> = {
  CHARGE: { sum: 'rechargedFen', sign: 1 },
  CHARGE_MARKET: { sum: 'rechargedFen', sign: 1 },
  ORDER_PAYMENT: { sum: 'spentFen', sign: -1 },
  ORDER_REFUND: { sum: 'spentFen', sign: -1 },
  CHARGE_REFUND: { sum: 'refundedFen', sign: -1 },
};

const nothing = { rechargedFen: 0, spentFen: 0, refundedFen: 0 };

/** Every member has sums from the start, of nothing. */
export async function openTotals(trx: Knex.Transaction, userId: string): Promise<void> {
  await trx('walletTotals').insert({ userId, ...nothing, lastEntryAt: 0 });
}

/** Keeps the sums the lists of the admin area sort by. */
export async function addToTotals(
  trx: Knex.Transaction,
  input: { userId: string; scene: NewTransaction['scene']; amountFen: number; at: number },
): Promise<void> {
  const { userId, scene, amountFen, at } = input;
  const { sum, sign } = sumOfScene[scene];
  const column = { rechargedFen: 'recharged_fen', spentFen: 'spent_fen', refundedFen: 'refunded_fen' }[sum];
  await trx('walletTotals')
    .insert({ userId, ...nothing, [sum]: sign * amountFen, lastEntryAt: at })
    .onConflict('userId')
    .merge({ [sum]: trx.raw('wallet_totals.?? + ?', [column, sign * amountFen]), lastEntryAt: at });
}
