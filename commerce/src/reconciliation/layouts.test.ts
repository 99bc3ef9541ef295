import { beforeAll, describe, expect, test } from 'vitest';
import { newMember, newStaff } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { failRecharge, openManualRecharge, openRecharge, press } from '../../test/recharges.ts';
import { differenceOf, differencesOf } from '../../test/reconciliations.ts';
import { applied, approve } from '../../test/refunds.ts';
import { requireRow } from '../../test/require-row.ts';
import { type Stated, statementOf } from '../../test/statements.ts';
import { newSerialNo } from '../payments/sandbox.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const finance = await newStaff(app, 'Finance');
const { db } = app.services;
const today = '2026-01-15';

/** In quotes and with commas, as a member may name a payment and staff a piece. */
const name = '"三足,炉",洗"';

const shown: Record<'wechat' | 'alipay', Stated[]> = { wechat: [], alipay: [] };
beforeAll(async () => {
  for (const channel of ['wechat', 'alipay'] as const) {
    const member = await newMember(app);
    for (const [index, amount] of [100, 50, 30].entries()) {
      const { chargeNo } = await openRecharge(member, amount, channel);
      await press(app, chargeNo, 'pay');
      const { serialNo } = requireRow(await db('recharges').where({ chargeNo }).first());
      const [no, time] = [serialNo ?? '', `${today} 0${index + 1}:00:00`];
      shown[channel].push({ kind: 'payment', no, amount: `${amount}.00`, time, name });
      if (index > 0) continue;
      const requestNo = await applied(member, chargeNo, 40.1);
      await approve(finance, requestNo);
      const { refundSerialNo } = requireRow(await db('refunds').where({ refundNo: requestNo }).first());
      const refundNo = refundSerialNo ?? '';
      shown[channel].push({
        kind: 'refund',
        no,
        refundNo,
        requestNo,
        amount: '40.10',
        time: `${today} 12:00:00`,
      });
    }
  }
});

async function reconcile(statement: string) {
  const { content, errorCode } = await finance.client.call('POST /admin/finance/reconcile', {
    ...{ requestId: crypto.randomUUID(), day: today, statement },
  });
  expect(errorCode).toBeUndefined();
  const differences = await differencesOf(finance, content.reconciliationId);
  return {
    ...content,
    found: differences.map(({ outcome, side, serialNo, theirAmount, ourAmount }) => [
      ...[outcome, side, serialNo, theirAmount, ourAmount],
    ]),
  };
}

const layouts = [
  ['wechatTrade', 'wechat'],
  ['wechatFund', 'wechat'],
  ['wechatPersonal', 'wechat'],
  ['alipayBusiness', 'alipay'],
  ['alipayAccount', 'alipay'],
] as const;

describe.each(layouts)('%s', (layout, channel) => {
  const time = `${today} 15:00:00`;
  const others: Stated[] = [
    { kind: 'fee', no: 'F1', amount: '0.60', time },
    { kind: 'failed', no: 'F2', amount: '9.00', time },
  ];

  test('agrees with the books, and counts fees and failed lines apart', async () => {
    const kept = await reconcile(statementOf(layout, today, [...shown[channel], ...others]));
    expect(kept).toMatchObject({
      layout,
      channel,
      from: today,
      to: today,
      matched: 4,
      differences: 0,
      gap: 0,
    });
    // The owner of a personal account bought rice.
    expect(kept.otherLines).toBe(layout === 'wechatPersonal' ? 3 : 2);
  });

  test('gives exactly the differences that were planted', async () => {
    const [first, refund, second, third] = shown[channel] as [Stated, Stated, Stated, Stated];
    const kept = await reconcile(
      statementOf(layout, today, [
        { ...first, amount: '99.00' },
        refund,
        second,
        second,
        { ...second, no: 'UNKNOWN-1', amount: '7.00' },
        { ...second, no: 'UNKNOWN-2', amount: 'x' },
        ...others,
      ]),
    );
    expect(kept.found).toEqual([
      ['amountDiffers', 'in', first.no, 99, 100],
      ['twice', 'in', second.no, 50, null],
      ['missingHere', 'in', 'UNKNOWN-1', 7, null],
      ['invalid', null, null, null, null],
      ['missingThere', 'in', third.no, null, 30],
    ]);
    expect(kept).toMatchObject({ matched: 2, open: 5, gap: 26 });
    expect(kept.sums.in).toMatchObject({
      statement: { count: 4, amount: 206 },
      books: { count: 3, amount: 180 },
    });
  });
});

const withTotals = layouts.filter(([layout]) => layout !== 'wechatPersonal');
test.each(withTotals)('%s names the recharge that waits for its payment', async (layout, channel) => {
  const chargeNo = await openManualRecharge(app, await newMember(app), 25, channel);
  // A provider got the number with a letter.
  const line = { kind: 'payment', no: newSerialNo(), orderNo: `${chargeNo}B`, amount: '25.00' } as const;
  const statement = statementOf(layout, today, [{ ...line, time: `${today} 10:00:00` }]);
  const { reconciliationId } = await reconcile(statement);
  const found = await differenceOf(finance, reconciliationId, line.no);
  expect(found).toMatchObject({ outcome: 'missingHere', chargeNo: null, waitingChargeNo: chargeNo });
  await failRecharge(finance, chargeNo);
  expect((await differenceOf(finance, reconciliationId, line.no)).waitingChargeNo).toBeNull();
});

test.each(withTotals)(
  '%s whose lines and totals differ, or without totals, is refused unless somebody insists',
  async (layout, channel) => {
    const rows = statementOf(layout, today, shown[channel]).split('\r\n');
    const first = rows.findIndex((row) => row.includes(`${today} 01:00:00`));
    const ask = (statement: string[], again = false) =>
      finance.client.call('POST /admin/finance/reconcile', {
        ...{ requestId: crypto.randomUUID(), day: today, statement: statement.join('\n'), again },
      });
    const fewer = await ask(rows.filter((_, index) => index !== first));
    expect(fewer).toMatchObject({ errorCode: 'FIN019' });
    if (layout !== 'wechatTrade')
      expect(fewer.details).toMatchObject({
        ...{ statedCount: 3, statedAmount: '¥180.00', foundCount: 2, foundAmount: '¥80.00' },
      });
    const changed = rows.map((row, index) => (index === first ? row.replaceAll('100.00', '900.00') : row));
    expect(await ask(changed)).toMatchObject({ errorCode: 'FIN019' });
    const cut = rows.findIndex((row) => /^总交易单数|^资金流水总笔数|列表结束/.test(row));
    expect(await ask(rows.slice(0, cut))).toMatchObject({ errorCode: 'FIN020' });
    expect(await ask(rows.slice(0, cut + 1))).toMatchObject({ errorCode: 'FIN020' });
    expect((await ask(changed, true)).httpStatus).toBe(200);
    expect((await ask(rows.slice(0, cut), true)).httpStatus).toBe(200);
  },
);

test('the list of a bank is compared with the money received by hand', async () => {
  const statement = [
    '账户名称：钧瓷作坊',
    '交易时间,交易日期,摘要,借方发生额,贷方发生额,余额,对方户名,交易流水号',
    '10:15:00,20260115,转账,,"1,200.00",8000.00,王芳,B1',
    '11:00:00,20260115,电费,300.00,,7700.00,电力公司,B2',
    '合计,,,300.00,1200.00,,,',
  ].join('\n');
  const ask = (channel?: 'manual') =>
    finance.client.call('POST /admin/finance/reconcile', {
      ...{ requestId: crypto.randomUUID(), day: today, statement, channel },
    });
  expect(await ask()).toMatchObject({ httpStatus: 400, errorCode: 'FIN009' });
  const { content } = await ask('manual');
  expect(content).toMatchObject({ layout: 'bank', channel: 'manual', otherLines: 1, open: 1 });
  expect(await differencesOf(finance, content.reconciliationId)).toMatchObject([
    { outcome: 'missingHere', serialNo: 'B1', theirAmount: 1200, statedTime: '2026-01-15T02:15:00.000Z' },
  ]);
});

test.each([
  ['sums of Alipay', '#支付宝业务汇总查询\n门店编号,门店名称,交易订单总笔数,退款订单总笔数', 'FIN010'],
  ['a bill of payments alone', '交易时间,微信订单号,交易状态,订单金额\n`1,`2,`SUCCESS,`3', 'FIN011'],
  [
    'a bill of refunds alone',
    '交易时间,微信订单号,退款申请时间,退款成功时间,微信退款单号,交易状态',
    'FIN011',
  ],
  ['a file of something else', 'name,phone\n王芳,1', 'FIN018'],
])('%s is refused by name', async (_, statement, errorCode) => {
  const input = { requestId: crypto.randomUUID(), day: today, statement };
  expect(await finance.client.call('POST /admin/finance/reconcile', input)).toMatchObject({ errorCode });
});
