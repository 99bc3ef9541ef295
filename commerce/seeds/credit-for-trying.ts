import type { Trx } from '../src/db/db.ts';
import { fail } from '../src/fail.ts';
import { accounts } from '../src/ledger/accounts.ts';
import { moveMoney } from '../src/wallet/move-money.ts';

/**
 * Has no limit: only the sample shop and the tests call it. Each reference is credited once.
 * @returns the earlier transaction with `isNew` false if the reference was credited before
 * @throws Failure `notFound` when no member has this phone; `requestIdReused` for another amount or member
 */
export async function creditForTrying(
  trx: Trx,
  input: { phone: string; amountFen: number; actor: string; reference: string; at: number },
): Promise<{ transactionNo: string; userId: string; isNew: boolean }> {
  const { phone, amountFen, actor, reference, at } = input;
  const user = await trx('users').where({ phone }).first('id');
  if (!user) throw fail('notFound', { phone });
  const account = accounts.wallet(user.id);
  const businessRef = `recharge:${reference}`;
  const before = await findCredit(trx, businessRef);
  if (before?.account === account && before.amountFen === amountFen) {
    return { transactionNo: before.transactionNo, userId: user.id, isNew: false };
  }
  if (before) throw fail('requestIdReused');
  const transactionNo = await moveMoney(trx, {
    scene: 'CHARGE_MARKET',
    businessRef,
    actor,
    channel: 'manual',
    at,
    postings: [
      { account, amountFen },
      { account: accounts.channel('manual'), amountFen: -amountFen },
    ],
  });
  return { transactionNo, userId: user.id, isNew: true };
}

function findCredit(trx: Trx, businessRef: string) {
  return trx('ledgerTransactions')
    .join('ledgerPostings', 'ledgerPostings.transactionId', 'ledgerTransactions.id')
    .where('ledgerTransactions.businessRef', businessRef)
    .where('ledgerPostings.amountFen', '>', 0)
    .first('ledgerTransactions.transactionNo', 'ledgerPostings.account', 'ledgerPostings.amountFen');
}
