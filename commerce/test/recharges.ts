import type { Channel } from '../contract/choices.ts';
import type { CashierAction } from '../contract/payment.ts';
import type { Config } from '../src/config.ts';
import { pressButton } from '../src/payments/press-button.ts';
import { newSerialNo, sandboxApp, signatureHeader, signNotice } from '../src/payments/sandbox.ts';
import type { TestApp } from './create-test-app.ts';
import type { Shop, TestMember } from './factories.ts';

/** A recharge that a provider takes also has its first payment there, `firstAttempt(chargeNo)`. */
export async function openRecharge(member: TestMember, amount = 100, channel: Channel = 'alipay') {
  const requestId = crypto.randomUUID();
  const recharge = await member.client.ok('POST /wallet/charge', { requestId, amount, channel });
  const { chargeNo } = recharge;
  if (recharge.payableUntil !== null)
    await member.client.ok('POST /wallet/charge/pay', { chargeNo, way: 'desktop' });
  return recharge;
}

export function firstAttempt(chargeNo: string): string {
  return `${chargeNo}A`;
}

/** Returns the number of a recharge that staff confirm, because no provider settles it. */
export async function openManualRecharge(
  shop: Shop,
  member: TestMember,
  amount = 100,
  channel: Channel = 'alipay',
) {
  const { chargeNo } = await openRecharge(member, amount, channel);
  const { db } = shop.services;
  await db('paymentAttempts').where({ chargeNo }).delete();
  await db('recharges').where({ chargeNo }).update({ provider: 'manual', payableUntil: null });
  return chargeNo;
}

export function confirmRecharge(staff: TestMember, chargeNo: string, serialNo: string) {
  const input = { requestId: crypto.randomUUID(), chargeNo, serialNo, reason: 'seen' };
  return staff.client.call('POST /admin/recharges/confirm', input);
}

export function failRecharge(staff: TestMember, chargeNo: string) {
  const input = { requestId: crypto.randomUUID(), chargeNo, reason: 'nothing came' };
  return staff.client.call('POST /admin/recharges/fail', input);
}

export function withdrawRecharge({ client }: TestMember, chargeNo: string) {
  return client.call('POST /wallet/charge/withdraw', { requestId: crypto.randomUUID(), chargeNo });
}

export async function paidRecharge(app: TestApp, member: TestMember, amount = 100) {
  const { chargeNo } = await openRecharge(member, amount);
  await press(app, chargeNo, 'pay');
  return chargeNo;
}

export function press(app: TestApp, chargeNo: string, action: CashierAction): Promise<void> {
  return pressButton(app.services, { attemptNo: firstAttempt(chargeNo), action });
}

/** Sends the notification of the sandbox for a paid recharge of ¥100. `notice` replaces fields of it. */
export async function notify(
  app: { url: string; services: { config: Pick<Config, 'internalToken'> } },
  { chargeNo, ...notice }: { chargeNo: string; serialNo?: string; amountFen?: number; app?: string },
  { channel = 'alipay', signature = '' } = {},
): Promise<{ status: number; text: string }> {
  const usual = { serialNo: newSerialNo(), amountFen: 10_000, app: sandboxApp, state: 'paid' };
  const sent = { ...usual, ...notice, attemptNo: firstAttempt(chargeNo) };
  return sendNotice(app, sent, { channel, signature });
}

/** Says that a payment is closed. */
export function notifyClosing(app: Parameters<typeof notify>[0], chargeNo: string) {
  return sendNotice(app, { attemptNo: firstAttempt(chargeNo), state: 'closed' }, { channel: 'alipay' });
}

async function sendNotice(
  app: Parameters<typeof notify>[0],
  notice: object,
  { channel, signature = '' }: { channel: string; signature?: string },
) {
  const body = JSON.stringify(notice);
  const answer = await fetch(`${app.url}/api/payment/notify/${channel}`, {
    method: 'POST',
    headers: { [signatureHeader]: signature || signNotice(app.services.config.internalToken.toUse(0), body) },
    body,
  });
  return { status: answer.status, text: await answer.text() };
}

export const taken = { status: 200, text: 'success' };
export const refused = { status: 400, text: 'fail' };

export async function outcomesOf(app: TestApp, chargeNo: string): Promise<string[]> {
  const rows: { outcome: string }[] = await app.services
    .db('paymentNotices')
    .where({ chargeNo })
    .orderBy('id');
  return rows.map(({ outcome }) => outcome);
}

export async function statusOf(member: TestMember, chargeNo: string) {
  return (await member.client.ok('GET /wallet/charge/detail', { chargeNo })).status;
}

export async function walletOf(member: TestMember) {
  const { available, frozen } = await member.client.ok('GET /wallet/query', {});
  return { available, frozen };
}
