import { describe, expect, test } from 'vitest';
import { adminAuditEndpoints } from '../../contract/admin/audits.ts';
import { adminCreditEndpoints } from '../../contract/admin/credits.ts';
import { adminInventoryEndpoints } from '../../contract/admin/inventory.ts';
import { adminOrderEndpoints } from '../../contract/admin/orders.ts';
import { adminProductEndpoints } from '../../contract/admin/products.ts';
import { adminRechargeEndpoints } from '../../contract/admin/recharges.ts';
import { adminReconciliationEndpoints } from '../../contract/admin/reconciliations.ts';
import { adminReversalEndpoints } from '../../contract/admin/reversals.ts';
import { adminUnmatchedEndpoints } from '../../contract/admin/unmatched.ts';
import { proposeCredit } from '../../test/credits.ts';
import {
  newMember,
  newOrder,
  newPaidOrder,
  newPiece,
  newStaff,
  type TestMember,
  type TestOrder,
} from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { openRecharge } from '../../test/recharges.ts';
import { newDifference } from '../../test/reconciliations.ts';
import { proposeReversal } from '../../test/reversals.ts';
import { storeUnmatched } from '../../test/unmatched.ts';

const endpoints = {
  ...adminOrderEndpoints,
  ...adminInventoryEndpoints,
  ...adminProductEndpoints,
  ...adminCreditEndpoints,
  ...adminReversalEndpoints,
  ...adminRechargeEndpoints,
  ...adminUnmatchedEndpoints,
  ...adminReconciliationEndpoints,
  ...adminAuditEndpoints,
};
type Write = Extract<keyof typeof endpoints, `POST ${string}`>;

const app = await openShop();
const owner = await newStaff(app, 'Owner');
const finance = await newStaff(app, 'Finance');
const auditor = await newStaff(app, 'Auditor');

const reason = '理由';
const unpaid = async () => ({ orderNo: (await newOrder(app)).orderNo, reason });
const paid = () => newPaidOrder(app);

async function shipped(): Promise<TestOrder> {
  const order = await paid();
  const parcel = { orderNo: order.orderNo, carrier: '顺丰', trackingNo: 'SF1001' };
  await owner.client.ok('POST /admin/orders/ship', { requestId: crypto.randomUUID(), ...parcel });
  return order;
}

async function askedBack(): Promise<TestOrder> {
  const order = await paid();
  const request = { requestId: crypto.randomUUID(), orderNo: order.orderNo, reason };
  await order.member.client.ok('POST /order/refund/apply', request);
  return order;
}

async function seenPiece(): Promise<{ productCode: string; version: string }> {
  const productCode = await newPiece(app);
  const { version } = await owner.client.ok('GET /admin/products/detail', { productCode });
  return { productCode, version };
}

async function waitingCredit(): Promise<{ creditId: string }> {
  const { content } = await proposeCredit(finance, await newMember(app), { amount: 6000 });
  return { creditId: content.creditId };
}

async function credited(): Promise<{ transactionNo: string }> {
  const { content } = await proposeCredit(finance, await newMember(app));
  return { transactionNo: content.transactionNo ?? '' };
}

async function waitingReversal(): Promise<{ reversalId: string }> {
  const { transactionNo } = await credited();
  return { reversalId: (await proposeReversal(finance, transactionNo)).content.reversalId };
}

const recharge = async () => ({ chargeNo: (await openRecharge(await newMember(app))).chargeNo });
const unmatched = async () => ({ paymentId: await storeUnmatched(app) });

/** Creates the object of the write and returns a valid input. */
const writes: Record<Write, () => Promise<object>> = {
  'POST /admin/orders/ship': async () => ({
    orderNo: (await paid()).orderNo,
    carrier: '顺丰',
    trackingNo: 'SF1001',
  }),
  'POST /admin/orders/withdraw_shipment': async () => {
    const { orderNo } = await shipped();
    const { version } = await owner.client.ok('GET /admin/orders/detail', { orderNo });
    return { orderNo, version };
  },
  'POST /admin/orders/ship_bulk': async () => ({
    csv: `order_no,carrier,tracking_no\n${(await paid()).orderNo},顺丰,SF1001`,
  }),
  'POST /admin/orders/note': async () => ({ orderNo: (await newOrder(app)).orderNo, text: '小心轻放' }),
  'POST /admin/orders/withdraw_note': async () => {
    const { orderNo } = await newOrder(app);
    const note = { requestId: crypto.randomUUID(), orderNo, text: '小心轻放' };
    const { version } = await owner.client.ok('POST /admin/orders/note', note);
    return { orderNo, version };
  },
  'POST /admin/orders/cancel': unpaid,
  'POST /admin/orders/complete': async () => ({ orderNo: (await shipped()).orderNo, reason }),
  'POST /admin/orders/refund': async () => ({ orderNo: (await paid()).orderNo, reason }),
  'POST /admin/orders/reject_refund': async () => ({ orderNo: (await askedBack()).orderNo, reason }),
  'POST /admin/inventory/adjust': async () => ({ productCode: await newPiece(app), change: 1, reason }),
  'POST /admin/inventory/release_hold': unpaid,
  'POST /admin/inventory/record_return': async () => {
    const { orderNo } = await shipped();
    await owner.client.ok('POST /admin/orders/refund', { requestId: crypto.randomUUID(), orderNo, reason });
    return { orderNo, condition: 'sound', reason };
  },
  'POST /admin/products/price': async () => ({ ...(await seenPiece()), price: 10, specialPrice: null }),
  'POST /admin/products/price_bulk': async () => ({
    pieces: [{ ...(await seenPiece()), price: 10, specialPrice: null }],
  }),
  'POST /admin/products/put_on_sale': async () => ({ pieces: [await seenPiece()], onSale: false }),
  // This test has no CMS. products-routes.test.ts tests this endpoint with a CMS.
  'POST /admin/products/resync': async () => ({ productCode: await newPiece(app) }),
  'POST /admin/credits/propose': async () => ({
    ...{ userId: (await newMember(app)).userId, amount: 1, kind: 'gift', reason },
  }),
  'POST /admin/credits/post': waitingCredit,
  'POST /admin/credits/reject': waitingCredit,
  'POST /admin/reversals/propose': async () => ({ ...(await credited()), reason }),
  'POST /admin/reversals/post': waitingReversal,
  'POST /admin/reversals/reject': waitingReversal,
  'POST /admin/recharges/confirm': async () => ({ ...(await recharge()), serialNo: crypto.randomUUID() }),
  'POST /admin/recharges/fail': recharge,
  'POST /admin/unmatched/credit': async () => ({
    ...{ ...(await unmatched()), userId: (await newMember(app)).userId },
  }),
  'POST /admin/unmatched/close': async () => ({ ...(await unmatched()), reason }),
  'POST /admin/unmatched/reopen': async () => {
    const payment = await unmatched();
    await owner.client.ok('POST /admin/unmatched/close', {
      requestId: crypto.randomUUID(),
      ...payment,
      reason,
    });
    return { ...payment, reason };
  },
  'POST /admin/finance/reconcile': async () => ({
    ...{ channel: 'alipay', day: '2026-01-15', again: true },
    statement: 'serial_no,amount,time\nx,1,',
  }),
  'POST /admin/finance/note': async () => ({ lineId: await newDifference(owner), reason }),
  'POST /admin/finance/run_audit': async () => ({}),
};

const logged = async () => {
  const rows = await app.services.db('auditLog').orderBy('id').select('action', 'actor', 'object');
  return rows as { action: string; actor: string; object: string }[];
};

test('the table contains every write of the contract', () => {
  const posts = Object.keys(endpoints).filter((key) => key.startsWith('POST '));
  expect(Object.keys(writes).sort()).toEqual(posts.sort());
});

describe.each(Object.keys(writes) as Write[])('%s', (key) => {
  const send = (who: TestMember, input: object) => who.client.call(key, input as never);
  const answersWithoutCms = key !== 'POST /admin/products/resync';

  test('leaves exactly one row in the log, however often it is sent', async () => {
    const input = { requestId: crypto.randomUUID(), ...(await writes[key]()) };
    const before = await logged();
    const answers = await Promise.all([send(owner, input), send(owner, input)]);
    answers.push(await send(owner, input));
    const added = (await logged()).slice(before.length);
    if (answersWithoutCms) {
      for (const { httpStatus, content } of answers) {
        expect(httpStatus).toBe(200);
        expect(content).toEqual(answers[0]?.content);
      }
      const action = key.replace('POST /admin/', '');
      expect(added).toEqual([{ action, actor: `staff:${owner.userId}`, object: expect.any(String) }]);
    } else {
      expect(answers.map(({ httpStatus }) => httpStatus)).toEqual([503, 503, 503]);
      expect(added).toEqual([]);
    }
  });

  // The check of the books changes nothing that it checks, so an auditor may run it.
  if (key === 'POST /admin/finance/run_audit') return;

  test('is refused to staff who may only read, and leaves no row', async () => {
    const input = { requestId: crypto.randomUUID(), ...(await writes[key]()) };
    const before = await logged();
    expect(await send(auditor, input)).toMatchObject({ httpStatus: 403, errorCode: 'SYS005' });
    expect(await logged()).toEqual(before);
  });
});
