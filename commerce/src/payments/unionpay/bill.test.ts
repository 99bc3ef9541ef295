import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  openUnionpayCounterpart,
  type UnionpayCounterpart,
} from '../../../test/payments/unionpay-counterpart.ts';
import { createUnionpay } from './unionpay.ts';

let unionpay: UnionpayCounterpart;
const at = Date.parse('2026-12-01T08:00:00Z');
beforeEach(async () => {
  unionpay = await openUnionpayCounterpart(() => at);
});
afterEach(() => unionpay.close());

const shop = () => createUnionpay(unionpay.settings, { now: () => at });

describe('the bill of a day', () => {
  test('is the ZIP file that UnionPay has for it, or none', async () => {
    const zip = Buffer.from('PK\u0003\u0004 and so on');
    unionpay.files.set('1130', zip);
    expect(await shop().fetchBill('2026-11-30')).toEqual({
      kind: 'file',
      name: `${unionpay.settings.merId}_20261130.zip`,
      zip,
    });
    expect(await shop().fetchBill('2026-11-29')).toEqual({ kind: 'none' });
  });

  test('is not asked for when UnionPay would send that of another year', async () => {
    for (const unready of ['2026-12-01', '2027-01-01', '2026-02-03', '2025-11-30'])
      await expect(shop().fetchBill(unready)).rejects.toThrow('another year');
    expect(await shop().fetchBill('2026-02-04')).toEqual({ kind: 'none' });
  });

  test('is not known if the answer is of another day, empty, broken or a refusal', async () => {
    unionpay.files.set('1130', Buffer.from('PK'));
    for (const change of [{ settleDate: '1129' }, { fileContent: '' }, { fileContent: 'AAAA' }]) {
      unionpay.change = change as Record<string, string>;
      await expect(shop().fetchBill('2026-11-30')).rejects.toThrow();
    }
    unionpay.change = { respCode: '99' };
    await expect(shop().fetchBill('2026-11-30')).rejects.toThrow('UnionPay answered 99');
  });
});
