import { afterEach, beforeEach, expect, test } from 'vitest';
import { collect } from '../../../test/collect.ts';
import { type AlipayCounterpart, openAlipayCounterpart } from '../../../test/payments/alipay-counterpart.ts';
import { second } from '../../clock.ts';
import { createAlipay } from './alipay.ts';
import { type BillAsked, fetchBill } from './bill.ts';
import { createAlipayClient } from './client.ts';

let alipay: AlipayCounterpart;
const at = Date.parse('2026-12-02T02:00:00Z');
const day = '2026-12-01';
let difference: number;
beforeEach(async () => {
  difference = 0;
  alipay = await openAlipayCounterpart(() => at + difference);
});
afterEach(() => alipay.close());

const clock = { now: () => at };
const ask = (type: BillAsked['type'], ofDay: string, changes: object = {}) => {
  const settings = { ...alipay.settings, ...changes };
  return fetchBill(createAlipayClient(settings, clock), settings, { type, day: ofDay });
};
const zip = Buffer.from('PK\x03\x04…');

test('the bill of a day is the file as Alipay wrote it', async () => {
  alipay.bills.set(`trade ${day}`, zip);
  expect(await ask('trade', day)).toEqual({ state: 'ready', zip });
});

test('the lines of a bill come decoded, with refunds under their own numbers', async () => {
  const trade = { tradeNo: '2026120122001400000000000001', totalFen: 12_345, timeExpire: at } as const;
  const [paidAt, nextDay] = [Date.parse('2026-12-01T15:59:59Z'), Date.parse('2026-12-01T16:00:00Z')];
  alipay.trades.set('JC1', { ...trade, status: 'TRADE_SUCCESS', paidAt });
  alipay.trades.set('JC2', { ...trade, status: 'TRADE_SUCCESS', paidAt: nextDay });
  alipay.refunds.set('JC1 JR1', { amountFen: 45, at: paidAt });
  alipay.writeBill(day);
  const bill = await createAlipay(alipay.settings, clock).bill(day);
  if (bill.state !== 'ready') throw new Error(bill.state);
  const written = (await collect(bill.lines)).join('\n');
  expect(written).toContain('#起始日期：[2026年12月01日 00:00:00]   终止日期：[2026年12月02日 00:00:00]');
  expect(written).toMatch(/^2026120122001400000000000001\t,JC1\t,交易\t,.*,123\.45,123\.45,/m);
  expect(written).toMatch(/^2026120122001400000000000001\t,JC1\t,退款\t,.*,-0\.45,-0\.45,.*,JR1\t,/m);
  expect(written).not.toContain('JC2');
});

test('a bill may be empty or missing', async () => {
  alipay.bills.set(`trade ${day}`, null);
  expect(await ask('trade', day)).toEqual({ state: 'empty' });
  expect(await ask('signcustomer', day)).toEqual({ state: 'missing' });
  alipay.behavior = '40004 BILL_NOT_EXIST';
  expect(await ask('trade', day)).toEqual({ state: 'missing' });
});

test.each([
  '40004 SYSTEM_RATE_LIMIT',
  '40004 UNKNOWN_ERROR',
  'wrong signature',
  '500',
  'unsigned 40004 NO_BILL_DATA',
])('a bill is not known when Alipay does this: %s', async (behavior) => {
  alipay.bills.set(`trade ${day}`, zip);
  alipay.behavior = behavior;
  await expect(ask('trade', day)).rejects.toThrow();
});

test.each(['silent bill', 'redirect bill', 'break off bill', '500 bill'])(
  'a bill is not there when its download does this: %s',
  async (behavior) => {
    alipay.bills.set(`trade ${day}`, zip);
    alipay.behavior = behavior;
    const impatient = behavior === 'silent bill' ? { billMilliseconds: 100 } : {};
    await expect(ask('trade', day, impatient)).rejects.toThrow();
  },
);

test('there is no bill of today', async () => {
  await expect(ask('trade', '2026-12-02')).rejects.toThrow('INVAILID_ARGUMENTS');
});

test('the page that comes instead of an old file is no bill', async () => {
  alipay.bills.set(`trade ${day}`, zip);
  const address = await addressOfBill();
  difference = 31 * second;
  alipay.instead = { bill_download_url: address };
  await expect(ask('trade', day)).rejects.toThrow('not a zip file');
});

test('a bill is not read where it is less safe than the gateway', async () => {
  alipay.instead = { bill_download_url: 'https://127.0.0.1:1/bill' };
  alipay.bills.set(`trade ${day}`, zip);
  await expect(ask('trade', day)).rejects.toThrow('not encrypted');
});

async function addressOfBill(): Promise<string> {
  const query = new URLSearchParams({ bizType: 'trade', bizDates: day, timestamp: String(at) });
  return `${new URL(alipay.settings.endpoint).origin}/downloadBillFile.resource?${query}`;
}
