import { chargeStates } from '../../contract/states.ts';
import type { Channel } from '../../contract/wallet.ts';
import type { Db, Trx } from '../db/db.ts';
import { transaction } from '../db/transaction.ts';
import { Failure } from '../fail.ts';
import type { Services } from '../http/routes.ts';
import type { Notice, PaymentProvider } from '../payments/payment-provider.ts';
import { bySystem, transition } from '../states/transition.ts';
import { type Charge, chargeMachine } from './charge.ts';
import { creditCharge } from './credit-charge.ts';
import { isDealtWith } from './credits-by-staff.ts';

/**
 * What became of a notice, as it is kept with it, whether the provider hears that it is taken, and whether
 * money came that was not credited, so that finance has to look.
 */
const outcomes = {
  credited: { accepted: true, inDoubt: false },
  failed: { accepted: true, inDoubt: false },
  // Said before.
  repeated: { accepted: true, inDoubt: false },
  // A failure that comes after the success changes nothing.
  outdated: { accepted: true, inDoubt: false },
  // One charge is credited once; finance finds the other payment by the notice and sends it back.
  secondPayment: { accepted: true, inDoubt: true },
  // Staff have credited the charge, or dealt with this very payment: the shop by itself does not add to that.
  dealtWith: { accepted: true, inDoubt: true },
  unknownNumber: { accepted: false, inDoubt: true },
  wrongAmount: { accepted: false, inDoubt: true },
  wrongApp: { accepted: false, inDoubt: true },
  // This payment has already credited another charge.
  serialNoUsed: { accepted: false, inDoubt: true },
} as const;
export type NoticeOutcome = keyof typeof outcomes;

type Doubt = {
  [O in NoticeOutcome]: (typeof outcomes)[O]['inDoubt'] extends true ? O : never;
}[NoticeOutcome];

/** Whether finance has to look, also at a payment whose credit was rejected. */
export function isInDoubt(outcome: NoticeOutcome | 'creditRejected'): outcome is Doubt | 'creditRejected' {
  return outcome === 'creditRejected' || outcomes[outcome].inDoubt;
}

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
 * credited and the notice is kept in one transaction. What finance has to look at is logged when first said.
 */
export async function takeNotice(
  { db, log }: Pick<Services, 'db' | 'log'>,
  given: Given,
): Promise<{ accepted: boolean }> {
  const { outcome, charge, isNews } = await transaction(db, async (trx) => {
    const charge = await findCharge(trx, given).forUpdate().first();
    return keep(trx, given, await act(trx, charge, given), charge);
  }).catch(async (error: unknown) => {
    if (!(error instanceof Failure && error.errorName === 'serialNoUsed')) throw error;
    return keep(db, given, 'serialNoUsed', await findCharge(db, given).first());
  });
  if (isNews) {
    const { chargeNo, serialNo, amountFen, app } = given.notice;
    const said = { channel: given.channel, chargeNo, serialNo, amountFen, app, outcome };
    log.error({ ...said, expectedFen: charge?.amountFen }, 'a payment needs a look by finance');
  }
  return { accepted: outcomes[outcome].accepted };
}

function findCharge(db: Db, { notice: { chargeNo }, channel, provider }: Given) {
  return db('charges').where({ chargeNo, channel, provider: provider.name });
}

async function act(
  trx: Trx,
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
    await transition(trx, chargeMachine, charge, 'fail', bySystem(at));
    return 'failed';
  }
  if (!chargeStates.can(charge.status, 'succeed', 'system')) {
    return charge.serialNo === serialNo ? 'repeated' : 'secondPayment';
  }
  if (await isDealtWith(trx, { ...charge, serialNo })) return 'dealtWith';
  await creditCharge(trx, charge, { ...bySystem(at), serialNo });
  return 'credited';
}

interface Kept {
  outcome: NoticeOutcome;
  charge: Charge | undefined;
  /** In doubt, and not said before. */
  isNews: boolean;
}

/**
 * What is said with the same consequence is kept once however often it is said: a provider repeats itself until
 * it is taken, and we ask each hour. Only a number of ours goes into the column; what else came is in the body.
 */
async function keep(
  db: Db,
  { channel, notice, body, at }: Given,
  outcome: NoticeOutcome,
  charge?: Charge,
): Promise<Kept> {
  const { serialNo, amountFen } = notice;
  const chargeNo = charge?.chargeNo ?? null;
  const inDoubt = outcomes[outcome].inDoubt && notice.outcome === 'paid';
  const found = [outcome, channel, chargeNo, amountFen, serialNo].join(' ');
  const [doubt, told] = [inDoubt ? found : null, `${found} ${notice.outcome}`];
  const row = { channel, chargeNo, receivedAt: at, outcome, serialNo, amountFen, body, doubt, told };
  // By either: doubts of the releases before have no `told`.
  const kept = await db('paymentNotices').insert(row).onConflict().ignore().returning('id');
  return { outcome, charge, isNews: inDoubt && kept.length > 0 };
}
