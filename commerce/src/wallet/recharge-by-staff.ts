import type { Knex } from 'knex';
import { fail } from '../fail.ts';
import { accounts } from '../ledger/accounts.ts';
import { postTransaction } from '../ledger/post-transaction.ts';
import { User } from '../users/user.ts';

/**
 * Credits a wallet with money the workshop has received outside the shop.
 * @param input.reference what the money was received for; the same reference is credited once
 * @returns the transaction number
 * @throws Failure `notFound` when no member has this phone
 */
export async function rechargeByStaff(
  trx: Knex.Transaction,
  input: { phone: string; amountFen: number; actor: string; reference: string; at: number },
): Promise<string> {
  const { phone, amountFen, actor, reference, at } = input;
  const user = await User.query(trx).findOne({ phone });
  if (!user) throw fail('notFound', { phone });
  return postTransaction(trx, {
    scene: 'CHARGE_MARKET',
    businessRef: `recharge:${reference}`,
    actor,
    at,
    postings: [
      { account: accounts.wallet(user.id), amountFen },
      { account: accounts.channel('manual'), amountFen: -amountFen },
    ],
  });
}
