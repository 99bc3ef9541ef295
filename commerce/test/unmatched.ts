import type { Channel } from '../contract/choices.ts';
import { normalSerialNo } from '../contract/serial-no.ts';
import { newSerialNo } from '../src/payments/sandbox.ts';
import type { TestApp } from './create-test-app.ts';
import { newMember, type Shop, type TestMember } from './factories.ts';
import { notify, openRecharge } from './recharges.ts';

/** A recharge for which the provider reports another amount. The app must use the sandbox. */
export async function newUnmatched(
  app: TestApp,
  { amount = 100, cameFen = 9900, member = null as TestMember | null } = {},
) {
  const payer = member ?? (await newMember(app));
  const { chargeNo } = await openRecharge(payer, amount);
  const serialNo = newSerialNo();
  await notify(app, { chargeNo, serialNo, amountFen: cameFen });
  return { member: payer, chargeNo, serialNo, paymentId: await paymentIdOf(app, serialNo) };
}

/** A payment of ¥10 that names no recharge of the shop. */
export async function reportUnknown(
  app: TestApp,
  { serialNo = newSerialNo(), amountFen = 1000, channel = 'alipay' as Channel } = {},
) {
  await notify(app, { chargeNo: 'JC000000000000000000', serialNo, amountFen }, { channel });
  return { serialNo, paymentId: await paymentIdOf(app, serialNo) };
}

/** A payment of ¥100 that names no recharge, in a shop of any provider. @returns its id */
export async function storeUnmatched({ services: { db }, clock }: Shop): Promise<string> {
  const serialNo = newSerialNo();
  const [kept] = await db('unmatchedPayments')
    .insert({
      ...{ channel: 'alipay', serialNo, amountFen: 10_000, outcome: 'unknownNumber' },
      ...{ receivedAt: clock.now(), report: serialNo },
    })
    .returning('id');
  return String(kept.id);
}

/** The newest report of the number. */
export async function paymentIdOf(app: TestApp, serialNo: string): Promise<string> {
  const payment = await app.services
    .db('unmatchedPayments')
    .where('unmatchedPayments.serialNo', normalSerialNo(serialNo))
    .orderBy('id', 'desc')
    .first();
  return String(payment?.id);
}

export function creditUnmatched(staff: TestMember, paymentId: string, userId?: string) {
  const input = { requestId: crypto.randomUUID(), paymentId, userId };
  return staff.client.call('POST /admin/unmatched/credit', input);
}

export function closeUnmatched(staff: TestMember, paymentId: string) {
  const input = { requestId: crypto.randomUUID(), paymentId, reason: 'paid back' };
  return staff.client.call('POST /admin/unmatched/close', input);
}

export function reopenUnmatched(
  staff: TestMember,
  paymentId: string,
  requestId: string = crypto.randomUUID(),
) {
  const input = { requestId, paymentId, reason: 'closed by mistake' };
  return staff.client.call('POST /admin/unmatched/reopen', input);
}

export const unmatchedOf = (staff: TestMember, paymentId: string) =>
  staff.client.ok('GET /admin/unmatched/detail', { paymentId });
