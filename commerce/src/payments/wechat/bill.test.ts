import { afterEach, beforeEach, expect, test } from 'vitest';
import { collect } from '../../../test/collect.ts';
import { openWechatCounterpart, type WechatCounterpart } from '../../../test/payments/wechat-counterpart.ts';
import { hour, minute } from '../../clock.ts';
import { fetchBill } from './bill.ts';
import { createWechatClient } from './client.ts';
import { createWechatPay } from './wechat-pay.ts';

let wechat: WechatCounterpart;
const morning = Date.parse('2026-12-02T10:00:00+08:00');
const day = '2026-12-01';
let at: number;
beforeEach(async () => {
  at = morning;
  wechat = await openWechatCounterpart(() => at);
});
afterEach(() => wechat.close());

const clock = { now: () => at };
const shop = (changes: object = {}) => createWechatPay({ ...wechat.settings, ...changes }, clock);
const number = 'JC000000000000000001A';

function paid(paidAt = morning - 20 * hour) {
  const order = { way: 'native', fields: '', total: 12_345, timeExpire: at, state: 'REFUND' } as const;
  wechat.orders.set(number, { ...order, transactionId: '4200000000000000000000000001', paidAt });
}

async function linesOf(bill: Awaited<ReturnType<ReturnType<typeof shop>['bill']>>): Promise<string[]> {
  if (bill.state !== 'ready') throw new Error(bill.state);
  return collect(bill.lines);
}

test('the trade bill has the payments and refunds of its day', async () => {
  paid();
  const refund = { outTradeNo: number, fields: '', amount: 45, userReceivedAccount: '' };
  wechat.refunds.set('JR1', { ...refund, refundId: '501', status: 'PROCESSING', at: morning - 11 * hour });
  wechat.refunds.set('JR2', { ...refund, refundId: '502', status: 'SUCCESS', at: morning - 9 * hour });
  const lines = await linesOf(await shop().bill(day));
  expect(lines[0]).toMatch(/^交易时间,/);
  expect(lines[1]).toContain(`,\`4200000000000000000000000001,\`${number},`);
  expect(lines[2]).toMatch(/`501,`JR1,`0\.45,/);
  expect(lines.slice(3)).toEqual([expect.stringMatching(/^总交易单数,/), expect.stringMatching(/^`2\.0,/)]);
});

test('the fund bill has the movements of the account, with fees', async () => {
  paid();
  const lines = await linesOf(
    await fetchBill(createWechatClient(wechat.settings, clock), 'fundflowbill', day),
  );
  expect(lines[0]).toMatch(/^记账时间,/);
  expect(lines.filter((line) => line.includes('扣除交易手续费'))).toHaveLength(1);
});

test('a bill may be empty, or not ready before 10:00', async () => {
  expect(await shop().bill(day)).toEqual({ state: 'empty' });
  paid();
  at = morning - minute;
  expect(await shop().bill(day)).toEqual({ state: 'missing' });
});

test.each([
  'damage bill',
  'silent bill',
  '429 FREQUENCY_LIMITED',
  '500 SYSTEM_ERROR',
  '403 NO_AUTH',
  'probe',
])('a bill is not known when WeChat Pay does this: %s', async (behavior) => {
  paid();
  wechat.behavior = behavior;
  await expect(shop({ fileMilliseconds: 100 }).bill(day)).rejects.toThrow();
});

test('there is no bill of today, nor of a day too long ago', async () => {
  for (const other of ['2026-12-02', '2026-08-01'])
    await expect(shop().bill(other)).rejects.toThrow('INVALIDREQUEST');
});

test('a bill is not fetched from elsewhere', async () => {
  const client = createWechatClient({ ...wechat.settings, endpoint: 'https://api.mch.weixin.qq.com' }, clock);
  await expect(client.download('http://127.0.0.1:1/v3/billdownload/file?token=1')).rejects.toThrow(
    'not one of WeChat Pay',
  );
});
