import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Cashier } from '../../contract/wallet.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newMember, type TestMember } from '../../test/factories.ts';
import { openWechatCounterpart, type WechatCounterpart } from '../../test/payments/wechat-counterpart.ts';
import { firstAttempt, statusOf, walletOf } from '../../test/recharges.ts';
import { minute } from '../clock.ts';
import { createPayments } from '../payments/create-payments.ts';
import { noProviders } from '../payments/provider-settings.ts';

let app: TestApp;
let wechat: WechatCounterpart;
const written: string[] = [];

beforeAll(async () => {
  app = await createTestApp();
  wechat = await openWechatCounterpart(() => app.clock.now());
  app.services.log = pino({ level: 'trace' }, { write: (line: string) => void written.push(line) });
});
afterAll(async () => {
  await app.close();
  await wechat.close();
});
beforeEach(() => {
  useSecret(wechat.account.appSecret);
  wechat.account.person = 'potter';
});

function useSecret(appSecret: string): void {
  const providers = { ...noProviders, wechat: { ...wechat.settings, appSecret } };
  app.services.payments = createPayments({ ...app.services, providers });
}

async function newRecharge() {
  const member = await newMember(app);
  const input = { requestId: crypto.randomUUID(), amount: 100, channel: 'wechat' as const };
  const { chargeNo } = await member.client.ok('POST /wallet/charge', input);
  return { member, chargeNo };
}

type Introduction = { code: string; state: string };

const pay = ({ client }: TestMember, chargeNo: string, introduction?: Introduction) =>
  client.ok('POST /wallet/charge/pay', { chargeNo, way: 'wechat', introduction });
const refused = async ({ client }: TestMember, chargeNo: string, introduction: Introduction) =>
  (await client.call('POST /wallet/charge/pay', { chargeNo, way: 'wechat', introduction })).errorCode;

/** As WeChat's browser. @returns the address of the shop to which it comes back */
async function visit(cashier: Cashier): Promise<URL> {
  if (cashier.kind !== 'page') throw new Error(cashier.kind);
  expect(new URL(cashier.url).hash).toBe('#wechat_redirect');
  const answer = await fetch(cashier.url, { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '');
}

async function introduced(member: TestMember, chargeNo: string): Promise<Introduction> {
  const { searchParams } = await visit(await pay(member, chargeNo));
  return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
}

function invoke(cashier: Cashier): 'ok' | 'fail' {
  if (cashier.kind !== 'bridge') throw new Error(cashier.kind);
  return wechat.invoke('getBrandWCPayRequest', cashier.parameters);
}

test('within WeChat, the payer is asked for by a page of WeChat, which leads back; then the cashier opens and is paid', async () => {
  const { member, chargeNo } = await newRecharge();
  const back = await visit(await pay(member, chargeNo));
  expect(back.href).toMatch(/^http:\/\/localhost:3000\/user\/wallet\/pay\/success\?chargeNo=JC\d+&code=/);
  const bridge = await pay(member, chargeNo, await introduced(member, chargeNo));
  expect(invoke(bridge)).toBe('ok');
  const notice = wechat.notifyPayment(firstAttempt(chargeNo));
  const told = await fetch(`${app.url}/api/payment/notify/wechat`, { method: 'POST', ...notice });
  expect(told.status).toBe(200);
  expect(await statusOf(member, chargeNo)).toBe('SUCCESS');
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
});

test('the cashier stays the same, so that another press of the button needs no visit', async () => {
  const { member, chargeNo } = await newRecharge();
  const introduction = await introduced(member, chargeNo);
  const first = await pay(member, chargeNo, introduction);
  expect(await pay(member, chargeNo)).toEqual(first);
  // WeChat may load the page twice with the same code.
  expect(await pay(member, chargeNo, introduction)).toEqual(first);
});

test('a code counts once, for five minutes, and only with the state that the shop gave for this payment', async () => {
  const { member, chargeNo } = await newRecharge();
  const other = await newRecharge();
  const introduction = await introduced(member, chargeNo);
  const wrong = { ...introduction, state: '0'.repeat(64) };
  expect(await refused(member, chargeNo, wrong)).toBe('CHG017');
  expect(await refused(other.member, other.chargeNo, introduction)).toBe('CHG017');
  await pay(member, chargeNo, introduction);
  const { state } = await introduced(other.member, other.chargeNo);
  expect(await refused(other.member, other.chargeNo, { ...introduction, state })).toBe('CHG017');
  const late = await introduced(other.member, other.chargeNo);
  app.clock.advance(5 * minute);
  expect(await refused(other.member, other.chargeNo, late)).toBe('CHG017');
  const again = await introduced(other.member, other.chargeNo);
  expect(invoke(await pay(other.member, other.chargeNo, again))).toBe('ok');
});

test('a payment that one account of WeChat has begun is refused to another, which can begin anew by code', async () => {
  const { member, chargeNo } = await newRecharge();
  const bridge = await pay(member, chargeNo, await introduced(member, chargeNo));
  wechat.account.person = 'glazer';
  expect(invoke(bridge)).toBe('fail');
  expect(await member.client.ok('POST /wallet/charge/pay', { chargeNo, way: 'code' })).toMatchObject({
    kind: 'code',
  });
  expect(invoke(await pay(member, chargeNo, await introduced(member, chargeNo)))).toBe('ok');
});

test('a wrong secret or a silent WeChat leaves the recharge pending', async () => {
  const { member, chargeNo } = await newRecharge();
  useSecret('0'.repeat(32));
  expect(await refused(member, chargeNo, await introduced(member, chargeNo))).toBe('SYS004');
  expect(written.join()).toContain('40125 invalid appsecret');
  const introduction = await introduced(member, chargeNo);
  wechat.behavior = 'silent';
  expect(await refused(member, chargeNo, introduction)).toBe('SYS004');
  wechat.behavior = 'answer';
  expect(await statusOf(member, chargeNo)).toBe('PENDING');
});

test('neither the secret nor who pays is logged or stored', async () => {
  const { member, chargeNo } = await newRecharge();
  const introduction = await introduced(member, chargeNo);
  await pay(member, chargeNo, introduction);
  const { db } = app.services;
  const rows = [
    await db('paymentAttempts'),
    await db('recharges'),
    await db('paymentNotices').select('body'),
  ];
  const kept = JSON.stringify([rows, written]);
  expect(kept).toContain('prepay_id');
  for (const secret of [wechat.account.appSecret, wechat.account.openidOf('potter'), introduction.code])
    expect(kept).not.toContain(secret);
});
