import type { Knex } from 'knex';
import { accounts } from './accounts.ts';

/** Amounts in fen; `availableFen` can be spent, `heldFen` waits for a refund. */
export interface MemberBalance {
  availableFen: number;
  heldFen: number;
}

export async function readBalance(db: Knex, userId: string): Promise<MemberBalance> {
  const rows: { account: string; balanceFen: number }[] = await db('ledgerAccounts')
    .select('account', 'balanceFen')
    .whereIn('account', [accounts.wallet(userId), accounts.held(userId)]);
  const balanceOf = (account: string) => rows.find((row) => row.account === account)?.balanceFen ?? 0;
  return { availableFen: balanceOf(accounts.wallet(userId)), heldFen: balanceOf(accounts.held(userId)) };
}
