import type { Knex } from 'knex';
import { bareKnex } from '../bare-knex.ts';
import {
  newMember,
  newOrder,
  newPaidOrder,
  newPhone,
  newPiece,
  readCode,
  sendPaymentCode,
} from '../factories.ts';
import { openRecharge } from '../recharges.ts';
import { creditedRecharge, notice } from './notice.ts';
import { countRows, once, type Prepare } from './write.ts';

export const writesOfMembers = {
  async register({ shop }) {
    const [phone, client] = [newPhone(), shop.client()];
    await client.ok('POST /auth/send_code', { scene: 'register', phone });
    const code = await readCode(shop, phone);
    const password = 'Ru-ware-2026';
    const account = {
      username: `new ${phone}`,
      phone,
      password,
      confirmPassword: password,
      code,
      acceptedTerms: '2026-01-01T08:00:00.000Z',
    };
    return {
      send: () => client.call('POST /auth/register', account),
      traces: (db) => {
        const ofMember = (query: Knex.QueryBuilder) =>
          query.whereIn('userId', bareKnex(db)('users').select('id').where({ phone }));
        const used = (query: Knex.QueryBuilder) => query.where({ phone }).whereNotNull('consumedAt');
        return countRows(
          db,
          ['users', { phone }],
          ['sessions', ofMember],
          ['walletTotals', ofMember],
          ['smsCodes', used],
        );
      },
      unrepeatable: true,
    };
  },

  async 'change a nickname'({ shop }) {
    const { client, userId } = await newMember(shop);
    return {
      send: () => client.call('POST /userinfo/profile/update', { nickname: '天青' }),
      traces: (db) => countRows(db, ['users', { id: userId, nickname: '天青' }]),
    };
  },

  async 'write a message'({ shop }) {
    const client = shop.client();
    const words = { name: '王五', email: 'wang@example.com', subject: crypto.randomUUID(), message: '你好' };
    return {
      send: () => client.call('POST /message/submit', words),
      traces: (db) => countRows(db, ['contactMessages', { subject: words.subject }]),
    };
  },

  async 'add to cart'({ shop }) {
    const { client, userId } = await newMember(shop);
    const productCode = await newPiece(shop);
    return {
      send: () => client.call('POST /userinfo/cart/add_item', { userId, productCode }),
      traces: (db) => countRows(db, ['cartItems', { userId, productCode, quantity: 1 }]),
    };
  },

  async 'add an address'({ shop }) {
    const { client, userId, phone } = await newMember(shop);
    const region = { province: '河南省', city: '许昌市', district: '禹州市' };
    const address = { recipientName: '李四', phone, ...region, street: '神垕镇 2 号' };
    return {
      send: () => client.call('POST /userinfo/address/add', address),
      traces: (db) => countRows(db, ['addresses', { userId, street: address.street }]),
    };
  },

  async 'change an address to the default'({ shop }) {
    const { client, userId, phone, addressId } = await newMember(shop);
    const region = { province: '河南省', city: '许昌市', district: '禹州市' };
    const address = { recipientName: '李四', phone, ...region, street: '神垕镇 3 号' };
    const other = await client.ok('POST /userinfo/address/add', address);
    const changed = { ...address, addressId: other.addressId, street: '神垕镇 4 号', isDefault: true };
    return {
      send: () => client.call('POST /userinfo/address/update', changed),
      traces: (db) =>
        countRows(
          db,
          ['addresses', { userId, street: changed.street, isDefault: true }],
          ['addresses', { id: addressId, isDefault: false }],
        ),
    };
  },

  async 'submit an order'({ shop }) {
    const member = await newMember(shop);
    const { client, userId, addressId } = member;
    const productCode = await newPiece(shop, { price: 100 });
    await client.ok('POST /userinfo/cart/add_item', { userId, productCode });
    return once(
      member,
      'POST /order/submit',
      { requestId: crypto.randomUUID(), addressId, expectedAmount: 100 },
      ['orders', { userId, status: 'WAITING_PAYMENT' }],
      ['holds', { productCode }],
      ['stockMovements', { productCode, change: 'hold' }],
    );
  },

  async 'pay an order'({ shop }) {
    const { member, orderNo } = await newOrder(shop);
    const code = await sendPaymentCode(shop, member, orderNo);
    return once(
      member,
      'POST /order/pay',
      { requestId: crypto.randomUUID(), orderNo, code },
      ['orderTimeline', { orderNo, toStatus: 'PAID' }],
      ['ledgerTransactions', { orderNo, scene: 'ORDER_PAYMENT' }],
      ['stockMovements', { orderNo, change: 'sell' }],
    );
  },

  async 'cancel an order'({ shop }) {
    const { member, orderNo } = await newOrder(shop);
    return once(
      member,
      'POST /order/cancel',
      { requestId: crypto.randomUUID(), orderNo },
      ['orderTimeline', { orderNo, toStatus: 'CANCELLED' }],
      ['stockMovements', { orderNo, change: 'release' }],
    );
  },

  async 'confirm a receipt'({ shop, staff }) {
    const { member, orderNo } = await newPaidOrder(shop);
    const parcel = { requestId: crypto.randomUUID(), orderNo, carrier: '顺丰速运', trackingNo: 'SF1001' };
    await staff.client.ok('POST /admin/orders/ship', parcel);
    return once(member, 'POST /order/confirm_receipt', { requestId: crypto.randomUUID(), orderNo }, [
      'orderTimeline',
      { orderNo, toStatus: 'COMPLETED' },
    ]);
  },

  async 'ask for an order back'({ shop }) {
    const { member, orderNo } = await newPaidOrder(shop);
    return once(
      member,
      'POST /order/refund/apply',
      { requestId: crypto.randomUUID(), orderNo, reason: 'another one' },
      ['orderTimeline', { orderNo, toStatus: 'REFUNDING' }],
      ['orderRefunds', { orderNo }],
    );
  },

  async 'open a recharge'({ shop }) {
    const member = await newMember(shop);
    return once(
      member,
      'POST /wallet/charge',
      { requestId: crypto.randomUUID(), amount: 100, channel: 'wechat' },
      ['recharges', { userId: member.userId, status: 'PENDING' }],
    );
  },

  async 'withdraw a recharge'({ shop }) {
    const member = await newMember(shop);
    const { chargeNo } = await openRecharge(member);
    const withdrawn = (query: Knex.QueryBuilder) => query.where({ chargeNo }).whereNotNull('withdrawnAt');
    return once(
      member,
      'POST /wallet/charge/withdraw',
      { requestId: crypto.randomUUID(), chargeNo },
      ['recharges', { chargeNo, status: 'FAILED' }],
      ['recharges', withdrawn],
    );
  },

  async 'notice of a payment'(place) {
    const { chargeNo } = await openRecharge(await newMember(place.shop));
    return notice(place, chargeNo);
  },

  async 'ask for a recharge back'(place) {
    const member = await newMember(place.shop);
    const chargeNo = await creditedRecharge(place, member);
    return once(
      member,
      'POST /wallet/refund/apply',
      { requestId: crypto.randomUUID(), chargeNo, reason: 'too much' },
      ['refunds', { chargeNo, status: 'PROCESSING' }],
      ['ledgerTransactions', { chargeNo, scene: 'CHARGE_REFUND' }],
    );
  },
} satisfies Record<string, Prepare>;
