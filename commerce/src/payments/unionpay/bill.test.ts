import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { collect } from '../../../test/collect.ts';
import { unionpayFiles } from '../../../test/payments/unionpay-bill.ts';
import {
  openUnionpayCounterpart,
  type UnionpayCounterpart,
} from '../../../test/payments/unionpay-counterpart.ts';
import { fetchBill } from './bill.ts';
import { createUnionpayClient } from './client.ts';
import { readFile } from './read-file.ts';
import { createUnionpay } from './unionpay.ts';

let unionpay: UnionpayCounterpart;
const at = Date.parse('2026-12-01T08:00:00Z');
beforeEach(async () => {
  unionpay = await openUnionpayCounterpart(() => at);
});
afterEach(() => unionpay.close());

const clock = { now: () => at };
const ask = (day: string) => fetchBill(createUnionpayClient(unionpay.settings, clock), clock, day);

describe('the bill of a day', () => {
  test('is the ZIP file that UnionPay has for it, or none', async () => {
    const zip = Buffer.from('PK\u0003\u0004 and so on');
    unionpay.files.set('1130', zip);
    expect(await ask('2026-11-30')).toEqual({
      state: 'ready',
      name: `${unionpay.settings.merId}_20261130.zip`,
      zip,
    });
    expect(await ask('2026-11-29')).toEqual({ state: 'missing' });
  });

  test('is not asked for when UnionPay would send that of another year', async () => {
    for (const unready of ['2026-12-01', '2027-01-01', '2026-02-03', '2025-11-30'])
      await expect(ask(unready)).rejects.toThrow('another year');
    expect(await ask('2026-02-04')).toEqual({ state: 'missing' });
  });

  test('is not known if the answer is of another day, empty, broken or a refusal', async () => {
    unionpay.files.set('1130', Buffer.from('PK'));
    for (const change of [{ settleDate: '1129' }, { fileContent: '' }, { fileContent: 'AAAA' }]) {
      unionpay.change = change as Record<string, string>;
      await expect(ask('2026-11-30')).rejects.toThrow();
    }
    unionpay.change = { respCode: '99' };
    await expect(ask('2026-11-30')).rejects.toThrow('UnionPay answered 99');
  });

  test('has payments and refunds, with the year of their time and their amounts in yuan', async () => {
    const paid = { txnType: '01', orderId: 'JC000000000000000001A', queryId: '1'.repeat(21) } as const;
    const back = { txnType: '04', orderId: 'JR000000000000000001', queryId: '2'.repeat(21) } as const;
    const zip = unionpayFiles(
      unionpay.settings.merId,
      '2027-01-01',
      [
        { ...paid, txnAmt: 476_800, written: '20261231230500' },
        { ...back, origQryId: paid.queryId, txnAmt: 5, written: '20270101105516' },
      ],
      ['S56 88022900    a correction by hand'],
    );
    expect(await collect(readFile(zip, '2027-01-01'))).toEqual([
      '开始日期：[2027-01-01] 结束日期：[2027-01-01]',
      'query_id,order_id,txn_type,txn_time,txn_amt,orig_qry_id',
      'S56 88022900    a correction by hand',
      `${paid.queryId},${paid.orderId},01,2026-12-31 23:05:00,4768.00,`,
      `${back.queryId},${back.orderId},04,2027-01-01 10:55:16,0.05,${paid.queryId}`,
    ]);
  });

  test('is not read if it is damaged', async () => {
    const zip = unionpayFiles(unionpay.settings.merId, '2026-11-30', []);
    const damaged = Buffer.from(zip);
    // The sum of the file in the directory at the end.
    damaged.writeUInt32LE(1, damaged.lastIndexOf('INN') - 30);
    unionpay.files.set('1130', damaged);
    const bill = await createUnionpay(unionpay.settings, clock).bill('2026-11-30');
    if (bill.state !== 'ready') throw new Error(bill.state);
    await expect(collect(bill.lines)).rejects.toThrow();
  });
});
