import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { proposeCredit } from '../../test/credits.ts';
import {
  newMember,
  newOrder,
  newPaidOrder,
  newPiece,
  newStaff,
  newUnpricedPiece,
} from '../../test/factories.ts';
import { refund, shippedOrder } from '../../test/order-moves.ts';
import { openManualRecharge, openRecharge, paidRecharge } from '../../test/recharges.ts';
import { newDifference } from '../../test/reconciliations.ts';
import { applied, approve, reconcileLater, reject } from '../../test/refunds.ts';
import { closeUnmatched, newUnmatched } from '../../test/unmatched.ts';
import { runAudit } from '../audit/run-audit.ts';
import { minute } from '../clock.ts';
import type { Todo } from './read-todo.ts';

const lists = {
  toShip: ['GET /admin/orders/query', { view: 'toShip' }],
  parcelsToReturn: ['GET /admin/orders/query', { view: 'toReturn' }],
  orderRefunds: ['GET /admin/orders/query', { view: 'refundAsked' }],
  wallets: ['GET /admin/wallets/todo', {}],
  openReconciliations: ['GET /admin/finance/reconciliations', { open: 'true' }],
  booksFindings: ['GET /admin/finance/audit', {}],
  expiringHolds: ['GET /admin/inventory/query', { expiring: 'true' }],
  unpriced: ['GET /admin/products/query', { unpriced: 'true' }],
  pricedOffSale: ['GET /admin/products/query', { pricedOffSale: 'true' }],
  unreadMessages: ['GET /admin/messages/query', { status: 'NEW' }],
} as const satisfies Record<keyof Todo, readonly [string, object]>;

test('each count of tasks is the number of rows of one list', async () => {
  const app = await createTestApp({ paymentProvider: 'sandbox' });
  const { db } = app.services;
  const finance = await newStaff(app, 'Finance');
  const member = await newMember(app, { balance: 9000 });
  const paid = await newPaidOrder(app);
  const owner = await newStaff(app, 'Owner');
  await refund(owner, await shippedOrder(app, owner));
  const asked = await newPaidOrder(app);
  const apply = { requestId: crypto.randomUUID(), orderNo: asked.orderNo, reason: 'broken' };
  await asked.member.client.ok('POST /order/refund/apply', apply);
  await newUnpricedPiece(app);
  await db('products')
    .where({ code: await newPiece(app) })
    .update({ onSale: false });
  await app.client().ok('POST /message/submit', {
    ...{ name: 'Ada', email: 'ada@example.com', subject: 'packing', message: 'How is it packed?' },
  });

  await applied(member, await paidRecharge(app, member));
  await reject(finance, await applied(member, await paidRecharge(app, member)));
  const underWay = await applied(member, await paidRecharge(app, member));
  const doubtful = await applied(member, await paidRecharge(app, member));
  await db('sandboxPayments').update({ refunds: 'later' });
  for (const refundNo of [underWay, doubtful]) await approve(finance, refundNo);
  await db('sandboxRefunds').where({ refundNo: doubtful }).update({ amountFen: 1 });
  await db('sandboxRefunds')
    .where({ refundNo: underWay })
    .update({ refundedAt: app.clock.now() + 60 * minute });
  await reconcileLater(app);

  await openRecharge(member);
  await openManualRecharge(app, await newMember(app));
  await newUnmatched(app);
  await closeUnmatched(finance, (await newUnmatched(app)).paymentId);
  await proposeCredit(finance, paid.member, { amount: 6000 });
  await newOrder(app);
  // Of two reconciliations of the same days, only the later one waits.
  await newDifference(finance);
  await newDifference(finance);
  app.clock.advance(21 * minute);
  // A wallet whose sum was changed outside the shop.
  await db('walletTotals').where({ userId: member.userId }).increment('spentFen', 1);
  await runAudit(app.services);

  const todo = await owner.client.ok('GET /admin/todo', {});
  for (const [kind, [key, input]] of Object.entries(lists)) {
    const list = await owner.client.ok(key, input as never);
    const total = 'total' in list ? list.total : list.findings.length;
    expect({ kind, total }).toEqual({ kind, total: todo[kind as keyof Todo] });
    expect(total, kind).toBeGreaterThan(0);
  }
  const refunds = async (input: object) => (await owner.client.ok('GET /admin/refunds/query', input)).total;
  expect(await refunds({ state: 'processing' })).toBe(1);
  expect(await refunds({ state: 'waiting' })).toBe(2);
  await app.close();
});
