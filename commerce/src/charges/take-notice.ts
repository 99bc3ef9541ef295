import type { Knex } from 'knex';
import { chargeStates } from '../../contract/states.ts';
import type { Channel } from '../../contract/wallet.ts';
import { transaction } from '../db/transaction.ts';
import { Failure } from '../fail.ts';
import type { Notice, PaymentProvider } from '../payments/payment-provider.ts';
import { Charge } from './charge.ts';
import { creditCharge } from './credit-charge.ts';
import { moveCharge } from './move-charge.ts';

/** What became of a notice, as it is kept with it, and whether the provider hears that it is taken. */
const outcomes = {
  credited: { accepted: true },
  failed: { accepted: true },
  // Said before.
  repeated: { accepted: true },
  // A failure that comes after the success changes nothing.
  outdated: { accepted: true },
  // One charge is credited once; finance finds the other payment by the notice and sends it back.
  secondPayment: { accepted: true },
  unknownNumber: { accepted: false },
  wrongAmount: { accepted: false },
  wrongApp: { accepted: false },
  // This payment has already credited another charge.
  serialNoUsed: { accepted: false },
} as const;
export type NoticeOutcome = keyof typeof outcomes;

interface Given {
  provider: PaymentProvider;
  channel: Channel;
  notice: Notice;
  /** As it came, for whoever looks into it later. */
  body: string;
  at: number;
}

/**
 * Acts on what a provider certainly said: number → amount → app → record. The charge moves, the wallet is
 * credited and the notice is kept in one transaction.
 */
export async function takeNotice(
  db: Knex,
  given: Given,
): Promise<{ outcome: NoticeOutcome; accepted: boolean }> {
  const outcome = await transaction(db, async (trx) => {
    const { chargeNo } = given.notice;
    const { channel, provider } = given;
    const charge = await Charge.query(trx)
      .findOne({ chargeNo, channel, provider: provider.name })
      .forUpdate();
    const acted = await act(trx, charge, given);
    await keep(trx, given, acted, charge);
    return acted;
  }).catch(async (error: unknown) => {
    if (!(error instanceof Failure && error.errorName === 'serialNoUsed')) throw error;
    await keep(db, given, 'serialNoUsed');
    return 'serialNoUsed' as const;
  });
  return { outcome, accepted: outcomes[outcome].accepted };
}

async function act(
  trx: Knex.Transaction,
  charge: Charge | undefined,
  { notice, provider, at }: Given,
): Promise<NoticeOutcome> {
  if (!charge) return 'unknownNumber';
  if (notice.amountFen !== charge.amountFen) return 'wrongAmount';
  if (notice.app !== provider.app) return 'wrongApp';
  const { serialNo } = notice;
  if (notice.outcome === 'failed') {
    if (!chargeStates.can(charge.status, 'fail', 'system')) {
      return charge.status === 'FAILED' ? 'repeated' : 'outdated';
    }
    await moveCharge(trx, charge, 'fail', 'system');
    return 'failed';
  }
  if (!chargeStates.can(charge.status, 'succeed', 'system')) {
    return charge.serialNo === serialNo ? 'repeated' : 'secondPayment';
  }
  await creditCharge(trx, charge, { mover: 'system', actor: 'system', reason: '', serialNo, at });
  return 'credited';
}

/** Only a number of ours goes into the column; what else came is in the body. */
async function keep(
  db: Knex,
  { channel, notice, body, at }: Given,
  outcome: NoticeOutcome,
  charge?: Charge,
): Promise<void> {
  await db('paymentNotices').insert({
    channel,
    chargeNo: charge?.chargeNo ?? null,
    receivedAt: at,
    outcome,
    serialNo: notice.serialNo,
    amountFen: notice.amountFen,
    body,
  });
}
