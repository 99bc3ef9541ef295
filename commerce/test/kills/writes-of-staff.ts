import type { Knex } from 'knex';
import type { EndpointKey, InputOf } from '../../contract/contract.ts';
import { dayOf } from '../../src/calendar.ts';
import { newSerialNo } from '../../src/payments/sandbox.ts';
import { openSql } from '../../src/recharges/close-unmatched.ts';
import { refundRef } from '../../src/refunds/move-refund.ts';
import { proposeCredit } from '../credits.ts';
import {
  newMember,
  newPaidOrder,
  newPiece,
  newRole,
  newStaff,
  newUnpricedPiece,
  type TestMember,
} from '../factories.ts';
import { firstAttempt, openManualRecharge } from '../recharges.ts';
import { newDifference } from '../reconciliations.ts';
import { applied, approve } from '../refunds.ts';
import { requireRow } from '../require-row.ts';
import { proposeReversal } from '../reversals.ts';
import { storeUnmatched } from '../unmatched.ts';
import { creditedRecharge } from './notice.ts';
import { countRows, once, type Prepare, type Rows, type Write } from './write.ts';

let reconciledDays = 0;

/** The effects of each write include its row in the staff log. */
export const writesOfStaff = {
  async 'set a price'({ shop, staff }) {
    const productCode = await newUnpricedPiece(shop);
    const { version } = await staff.client.ok('GET /admin/products/detail', { productCode });
    return privileged(
      staff,
      'POST /admin/products/price',
      { productCode, version, price: 120, specialPrice: null, requestId: crypto.randomUUID() },
      ['products', { code: productCode, priceFen: 12_000 }],
    );
  },

  async 'set prices in bulk'({ shop, staff }) {
    const codes = [await newUnpricedPiece(shop), await newUnpricedPiece(shop)];
    const pieces = await Promise.all(
      codes.map(async (productCode) => {
        const { version } = await staff.client.ok('GET /admin/products/detail', { productCode });
        return { productCode, version, price: 130, specialPrice: 120 };
      }),
    );
    return privileged(
      staff,
      'POST /admin/products/price_bulk',
      { pieces, requestId: crypto.randomUUID() },
      ['products', { code: codes[0] ?? '', priceFen: 13_000 }],
      ['products', { code: codes[1] ?? '', priceFen: 13_000 }],
    );
  },

  async 'adjust the stock'({ shop, staff }) {
    const productCode = await newPiece(shop);
    return privileged(
      staff,
      'POST /admin/inventory/adjust',
      { productCode, change: 2, reason: 'found', requestId: crypto.randomUUID() },
      ['products', { code: productCode, stock: 3, available: 3 }],
      ['stockMovements', { productCode, change: 'add', quantity: 2 }],
    );
  },

  async 'ship an order'({ shop, staff }) {
    const { orderNo } = await newPaidOrder(shop);
    return privileged(
      staff,
      'POST /admin/orders/ship',
      { orderNo, carrier: '顺丰速运', trackingNo: 'SF1001', requestId: crypto.randomUUID() },
      ['shipments', { orderNo }],
    );
  },

  /** Each line is a transaction of its own; the answer to the whole file is stored at the end. */
  async 'ship in bulk'({ shop, staff }) {
    const { orderNo } = await newPaidOrder(shop);
    const csv = `order_no,carrier,tracking_no\n${orderNo},顺丰速运,SF1001\n`;
    const input = { requestId: crypto.randomUUID(), csv };
    return {
      send: () => staff.client.call('POST /admin/orders/ship_bulk', input),
      traces: (db) => countRows(db, ['shipments', { orderNo }], ['auditLog', { object: `order:${orderNo}` }]),
    };
  },

  async 'note on an order'({ shop, staff }) {
    const { orderNo } = await newPaidOrder(shop);
    return privileged(
      staff,
      'POST /admin/orders/note',
      { orderNo, text: 'a present', requestId: crypto.randomUUID() },
      ['orderNotes', { orderNo }],
    );
  },

  async 'refund an order'({ shop, staff }) {
    const { orderNo } = await newPaidOrder(shop);
    return privileged(
      staff,
      'POST /admin/orders/refund',
      { orderNo, reason: 'broken', requestId: crypto.randomUUID() },
      ['orderTimeline', { orderNo, toStatus: 'REFUNDED' }],
      ['ledgerTransactions', { orderNo, scene: 'ORDER_REFUND' }],
      ['stockMovements', { orderNo, change: 'return' }],
    );
  },

  async 'reduce the price of a piece of an order'({ shop, staff }) {
    const { orderNo, productCode } = await newPaidOrder(shop);
    const pieces = [{ productCode, quantity: 1, amount: 0.01 }];
    return privileged(
      staff,
      'POST /admin/orders/refund',
      { orderNo, pieces, kept: true, reason: 'a scratch', requestId: crypto.randomUUID() },
      ['orderTimeline', { orderNo, fromStatus: 'REFUNDING', toStatus: 'PAID' }],
      ['ledgerTransactions', { orderNo, scene: 'ORDER_REFUND' }],
      ['orderRefundLines', { productCode, amountFen: 1 }],
    );
  },

  async 'send a recharge back'(place) {
    const { shop, staff } = place;
    const member = await newMember(shop);
    const asked = { chargeNo: await creditedRecharge(place, member), reason: 'too much' };
    const requestId = crypto.randomUUID();
    const { refundNo } = await member.client.ok('POST /wallet/refund/apply', { requestId, ...asked });
    return {
      ...privileged(
        staff,
        'POST /admin/refunds/approve',
        { refundNo, reason: 'fine', requestId: crypto.randomUUID() },
        ['refunds', approved(refundNo)],
      ),
      afterwards: (db) =>
        countRows(
          db,
          ['sandboxRefunds', { refundNo }],
          ['refunds', { refundNo, status: 'SUCCESS' }],
          ['ledgerTransactions', { businessRef: refundRef(refundNo, 'paid') }],
        ),
    };
  },

  /** The provider paid ¥0.10 less than the shop had requested. */
  async 'settle a refund of another amount'(place) {
    const { shop, staff } = place;
    const member = await newMember(shop);
    const chargeNo = await creditedRecharge(place, member);
    const refundNo = await applied(member, chargeNo, 50);
    const serialNo = newSerialNo();
    await shop.services.db('sandboxRefunds').insert({
      refundNo,
      attemptNo: firstAttempt(chargeNo),
      amountFen: 4990,
      serialNo,
      refundedAt: Date.now(),
    });
    await approve(staff, refundNo);
    return privileged(
      staff,
      'POST /admin/refunds/settle',
      { refundNo, amount: 49.9, reason: 'the bank says so', requestId: crypto.randomUUID() },
      ['refunds', { refundNo, status: 'SUCCESS', actualFen: 4990 }],
      ['ledgerTransactions', { businessRef: refundRef(refundNo, 'released') }],
      ['ledgerTransactions', { businessRef: refundRef(refundNo, 'paid') }],
      ['recharges', { chargeNo, status: 'REFUND_SUCCESS' }],
      ['ledgerAccounts', { account: `wallet:${member.userId}`, balanceFen: 5010 }],
    );
  },

  async 'explain a difference'({ shop, staff }) {
    // Another client's reconciliation of the same day would replace this one.
    reconciledDays += 1;
    const day = dayOf(Date.UTC(2020, 0, reconciledDays));
    const lineId = await newDifference(staff, { day });
    const { reconciliationId } = requireRow(
      await shop.services
        .db('reconciliationLines')
        .where({ id: Number(lineId) })
        .first('reconciliationId'),
    );
    return privileged(
      staff,
      'POST /admin/finance/note',
      { lineId, reason: 'paid at the fair', requestId: crypto.randomUUID() },
      ['differenceNotes', { lineId: Number(lineId), reconciliationId }],
      ['reconciliations', { id: reconciliationId, open: 0 }],
    );
  },

  async 'confirm a recharge'({ shop, staff }) {
    const member = await newMember(shop);
    const chargeNo = await openManualRecharge(shop, member);
    const serialNo = newSerialNo();
    return privileged(
      staff,
      'POST /admin/recharges/confirm',
      { chargeNo, serialNo, requestId: crypto.randomUUID() },
      ['recharges', { chargeNo, serialNo, status: 'SUCCESS' }],
      ['credits', { chargeNo, status: 'POSTED' }],
      ['ledgerTransactions', { chargeNo, serialNo, scene: 'CHARGE' }],
      ['ledgerAccounts', { account: `wallet:${member.userId}`, balanceFen: 10_000 }],
    );
  },

  async 'credit a wallet'({ shop, staff }) {
    const { userId } = await newMember(shop);
    return privileged(
      staff,
      'POST /admin/credits/propose',
      { userId, amount: 100, kind: 'received', reason: 'paid in cash', requestId: crypto.randomUUID() },
      ['credits', { userId, status: 'POSTED' }],
      ['walletEntries', { userId, amountFen: 10_000 }],
      ['ledgerAccounts', { account: `wallet:${userId}`, balanceFen: 10_000 }],
    );
  },

  async 'post a credit'({ shop, staff }) {
    const { userId } = await newMember(shop);
    const { content } = await proposeCredit(await newStaff(shop, 'Finance'), { userId }, { amount: 6000 });
    const { creditId } = content;
    return privileged(
      staff,
      'POST /admin/credits/post',
      { creditId, requestId: crypto.randomUUID() },
      ['credits', { id: creditId, status: 'POSTED', decidedBy: staff.userId }],
      ['ledgerTransactions', { businessRef: `credit:${creditId}` }],
      ['ledgerAccounts', { account: `wallet:${userId}`, balanceFen: 600_000 }],
    );
  },

  async 'credit an unmatched payment'({ shop, staff }) {
    const { userId } = await newMember(shop);
    const paymentId = await storeUnmatched(shop);
    const closed = (query: Knex.QueryBuilder) =>
      query.where({ id: Number(paymentId) }).whereRaw(`NOT ${openSql}`);
    return privileged(
      staff,
      'POST /admin/unmatched/credit',
      { paymentId, userId, requestId: crypto.randomUUID() },
      ['credits', { userId, status: 'POSTED' }],
      ['unmatchedPayments', closed],
      ['ledgerAccounts', { account: `wallet:${userId}`, balanceFen: 10_000 }],
    );
  },

  /** The credit is lowered to ¥60. */
  async 'reverse a credit'(place) {
    const { shop, staff } = place;
    const member = await newMember(shop);
    const chargeNo = await creditedRecharge(place, member);
    const { transactionNo } = requireRow(
      await shop.services.db('ledgerTransactions').where({ chargeNo }).first('transactionNo'),
    );
    const { content } = await proposeReversal(await newStaff(shop, 'Finance'), transactionNo, 60);
    const { reversalId } = content;
    return privileged(
      staff,
      'POST /admin/reversals/post',
      { reversalId, requestId: crypto.randomUUID() },
      ['reversals', { id: reversalId, status: 'POSTED' }],
      ['recharges', { chargeNo, status: 'FAILED' }],
      ['ledgerTransactions', { businessRef: `reversal:${transactionNo}` }],
      ['ledgerTransactions', { businessRef: `correction:${transactionNo}` }],
      ['ledgerAccounts', { account: `wallet:${member.userId}`, balanceFen: 6000 }],
    );
  },

  async 'freeze a member'({ shop, staff }) {
    const { userId } = await newMember(shop);
    return privileged(
      staff,
      'POST /admin/users/freeze',
      { userId, reason: 'lost phone', requestId: crypto.randomUUID() },
      ['users', { id: userId, status: 'frozen' }],
    );
  },

  async 'make a role'({ staff }) {
    const name = crypto.randomUUID();
    return privileged(
      staff,
      'POST /admin/roles/create',
      { name, permissions: ['orders.read'], requestId: crypto.randomUUID() },
      ['roles', { name }],
    );
  },

  async 'give a role'({ shop, staff }) {
    const { userId } = await newMember(shop);
    const roleName = await newRole(shop, ['orders.read']);
    const { version } = await staff.client.ok('GET /admin/users/detail', { userId });
    return privileged(
      staff,
      'POST /admin/users/assign_roles',
      { userId, version, roles: [roleName], reason: 'new here', requestId: crypto.randomUUID() },
      ['userRoles', { userId, roleName }],
    );
  },
} satisfies Record<string, Prepare>;

const approved = (refundNo: string) => (query: Knex.QueryBuilder) =>
  query.where({ refundNo }).whereNotNull('approvedAt');

function privileged<Key extends EndpointKey>(
  staff: TestMember,
  key: Key,
  input: InputOf<Key> & { requestId: string },
  ...rows: Rows[]
): Write {
  return once(staff, key, input, ...rows, ['auditLog', { requestId: input.requestId }]);
}
