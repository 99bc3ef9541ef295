import type { Db } from '../db/db.ts';
import { prepared } from '../db/prepared.ts';
import { accounts } from './accounts.ts';

/** `heldFen` is frozen until a refund succeeds or fails. */
export interface MemberBalance {
  availableFen: number;
  heldFen: number;
}

export async function readBalance(db: Db, userId: string): Promise<MemberBalance> {
  const rows = await readAccounts(db, { names: [accounts.wallet(userId), accounts.held(userId)] });
  const balanceOf = (account: string) => rows.find((row) => row.account === account)?.balanceFen ?? 0;
  return { availableFen: balanceOf(accounts.wallet(userId)), heldFen: balanceOf(accounts.held(userId)) };
}

const readAccounts = prepared((db, { names }: { names: string[] }) =>
  db('ledgerAccounts').select('account', 'balanceFen').whereIn('account', names),
);
