import { normalSerialNo } from '../../contract/serial-no.ts';
import type { Trx } from '../db/db.ts';
import { accounts, memberOf } from '../ledger/accounts.ts';
import { memberAmong, type NewTransaction, postTransaction, sumOf } from '../ledger/post-transaction.ts';
import { addToTotals } from './wallet-totals.ts';

/** Posts with the provider's number in its normal form. @returns the transaction number @throws as `postTransaction` */
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
