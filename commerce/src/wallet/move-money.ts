import { normalSerialNo } from '../../contract/serial-no.ts';
import type { Trx } from '../db/db.ts';
import { accounts, memberOf } from '../ledger/accounts.ts';
import { memberAmong, type NewTransaction, postTransaction, sumOf } from '../ledger/post-transaction.ts';
import { addToTotals } from './wallet-totals.ts';

/**
 * Posts a transaction to the ledger, with the provider's number in its normal form, and adds its amounts to the totals of the member's wallet.
 * @returns the transaction number
 * @throws Failure as `postTransaction` does
 */
export async function moveMoney(trx: Trx, entry: NewTransaction): Promise<string> {
  const { serialNo } = entry;
  const transactionNo = await postTransaction(trx, {
    ...entry,
    ...(serialNo && { serialNo: normalSerialNo(serialNo) }),
  });
  const { scene, postings, at } = entry;
  const userId = memberAmong(postings);
  if (!userId) return transactionNo;
  const amountFen = sumOf(postings, (account) => memberOf(account) === userId);
  const heldFen = sumOf(postings, (account) => account === accounts.held(userId));
  await addToTotals(trx, { userId, scene, amountFen, heldFen, at });
  return transactionNo;
}
