import type { Channel } from '../../contract/choices.ts';
import { normalSerialNo } from '../../contract/serial-no.ts';
import { chargeStates } from '../../contract/states.ts';
import type { Db, Trx } from '../db/db.ts';
import { transaction } from '../db/transaction.ts';
import { Failure } from '../fail.ts';
import type { Notice, PaymentProvider } from '../payments/payment-provider.ts';
import type { Services } from '../services.ts';
import { bySystem } from '../states/transition.ts';
import { lockPayment } from '../wallet/lock-payment.ts';
import type { Charge } from './charge.ts';
import { creditCharge } from './credit-charge.ts';
import { isDealtWith } from './credits-by-staff.ts';
import { failCharge } from './fail-charge.ts';

/** `accepted`: whether we acknowledge the notice. `inDoubt`: whether a payment arrived that was not credited. */
const outcomes = {
  credited: { accepted: true, inDoubt: false },
  failed: { accepted: true, inDoubt: false },
  repeated: { accepted: true, inDoubt: false },
  // A failure that is reported after the success changes nothing.
  outdated: { accepted: true, inDoubt: false },
  // A charge is credited only once. Finance finds the second payment by this notice and pays the money back.
  secondPayment: { accepted: true, inDoubt: true },
  dealtWith: { accepted: true, inDoubt: true },
  unknownNumber: { accepted: false, inDoubt: true },
  wrongAmount: { accepted: false, inDoubt: true },
  wrongApp: { accepted: false, inDoubt: true },
  serialNoUsed: { accepted: false, inDoubt: true },
} as const;
export type NoticeOutcome = keyof typeof outcomes;

type Doubt = {
  [O in NoticeOutcome]: (typeof outcomes)[O]['inDoubt'] extends true ? O : never;
}[NoticeOutcome];

export function isInDoubt(outcome: NoticeOutcome | 'creditRejected'): outcome is Doubt | 'creditRejected' {
  return outcome === 'creditRejected' || outcomes[outcome].inDoubt;
}

interface Given {
  provider: PaymentProvider;
  channel: Channel;
  notice: Notice;
  body: string;
  at: number;
}

/** A verified notice. One that finance has to check is logged the first time it arrives. */
export async function takeNotice(
  { db, log }: Pick<Services, 'db' | 'log'>,
  told: Given,
): Promise<{ accepted: boolean }> {
  const given = { ...told, notice: { ...told.notice, serialNo: normalSerialNo(told.notice.serialNo) } };
  const { outcome, charge, isNews } = await transaction(db, async (trx) => {
    const { serialNo, chargeNo } = given.notice;
    if (serialNo) await lockPayment(trx, serialNo, chargeNo);
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
    await failCharge(trx, charge, bySystem(at));
    return 'failed';
  }
  if (!chargeStates.can(charge.status, 'succeed', 'system')) {
    return normalSerialNo(charge.serialNo ?? '') === serialNo ? 'repeated' : 'secondPayment';
  }
  if (await isDealtWith(trx, { ...charge, serialNo })) return 'dealtWith';
  await creditCharge(trx, charge, { ...bySystem(at), serialNo });
  return 'credited';
}

interface Kept {
  outcome: NoticeOutcome;
  charge: Charge | undefined;
  isNews: boolean;
}

/** If `chargeNo` is null, the shop has no such charge; `body` has the number that the provider sent. */
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
  // `told` alone does not refuse every repeat: it is null in doubts that staff opened again.
  const kept = await db('paymentNotices').insert(row).onConflict().ignore().returning('id');
  return { outcome, charge, isNews: inDoubt && kept.length > 0 };
}
