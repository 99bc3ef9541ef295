import type { Trx } from '../db/db.ts';
import { accounts } from '../ledger/accounts.ts';
import type { Cause } from '../states/transition.ts';
import { moveMoney } from '../wallet/move-money.ts';
import type { Refund } from './refund.ts';

type Step = 'hold' | 'paid' | 'released';

export function refundRef(refundNo: string, step: Step): string {
  return `refund:${refundNo}:${step}`;
}

interface Move {
  step: Step;
  from: 'wallet' | 'held' | 'channel';
  to: 'wallet' | 'held' | 'channel';
  amountFen: number;
  serialNo?: string;
}

/** @throws Failure as `postTransaction` */
export async function moveRefund(
  trx: Trx,
  { refundNo, chargeNo, userId, channel }: Pick<Refund, 'refundNo' | 'chargeNo' | 'userId' | 'channel'>,
  { step, from, to, amountFen, serialNo }: Move,
  cause: Cause,
): Promise<void> {
  const account = {
    wallet: accounts.wallet(userId),
    held: accounts.held(userId),
    channel: accounts.channel(channel),
  };
  await moveMoney(trx, {
    ...{ ...cause, scene: 'CHARGE_REFUND', chargeNo, refundNo, channel },
    businessRef: refundRef(refundNo, step),
    ...(step === 'released' && { reverses: refundRef(refundNo, 'hold') }),
    ...(serialNo && { serialNo }),
    postings: [
      { account: account[from], amountFen: -amountFen },
      { account: account[to], amountFen },
    ],
  });
}
