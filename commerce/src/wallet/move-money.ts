import type { Trx } from '../db/db.ts';
import { accounts, memberOf } from '../ledger/accounts.ts';
import { memberAmong, type NewTransaction, postTransaction, sumOf } from '../ledger/post-transaction.ts';
import { addToTotals } from './wallet-totals.ts';

/** @returns the transaction number @throws as `postTransaction` */
export async function moveMoney(trx: Trx, entry: NewTransaction): Promise<string> {
  const transactionNo = await postTransaction(trx, entry);
  const { scene, postings, at } = entry;
  const userId = memberAmong(postings);
  if (!userId) return transactionNo;
  const amountFen = sumOf(postings, (account) => memberOf(account) === userId);
  const heldFen = sumOf(postings, (account) => account === accounts.held(userId));
  await addToTotals(trx, { userId, scene, amountFen, heldFen, at });
  return transactionNo;
}
