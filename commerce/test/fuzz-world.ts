import sharp from 'sharp';
import { contract, type EndpointKey } from '../contract/contract.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { hashPassword } from '../src/auth/password.ts';
import { openSession } from '../src/auth/session.ts';
import { transaction } from '../src/db/transaction.ts';
import { createAuthenticator } from './authenticator.ts';
import { proposeCredit } from './credits.ts';
import {
  newMember,
  newOrder,
  newPaidOrder,
  newPhone,
  newPiece,
  newRole,
  newStaff,
  readCode,
  type Shop,
  sendPaymentCode,
  type TestMember,
} from './factories.ts';
import { namesIn } from './from-schema.ts';
import { ship } from './order-moves.ts';
import { newDifference, newReconciliation } from './reconciliations.ts';
import { proposeReversal } from './reversals.ts';
import { addPasskey, beginApp } from './second-factors.ts';
import { closeUnmatched, storeUnmatched } from './unmatched.ts';

/** The values of `known`, by field name, get a call past the first checks. */
export interface World {
  member: TestMember;
  owner: TestMember;
  known: Record<string, unknown[]>;
}

export type FuzzedShop = Shop & { url: string };

interface Given extends Omit<World, 'known'> {
  shop: FuzzedShop;
}

/** Each endpoint gets separate callers and objects, so that its calls don't affect the test of another endpoint. */
export async function createWorld(shop: FuzzedShop, key: EndpointKey): Promise<World> {
  const member = await newMember(shop, { balance: 1000 });
  const owner = await newStaff(shop, 'Owner');
  const given = { shop, member, owner };
  const endpoint: Endpoint = contract[key];
  const known: World['known'] = { ...values, email: [`${member.userId.slice(0, 8)}@example.com`] };
  for (const name of namesIn(endpoint.input)) {
    const make = things[name];
    if (make) known[name] = await make(given);
  }
  return { member, owner, known: { ...known, ...(await of[key]?.(given)) } };
}

/** A call may have ended the sessions of the callers or frozen their accounts. */
export async function wake(shop: Shop, { member, owner }: World): Promise<void> {
  const { db } = shop.services;
  for (const who of [member, owner]) {
    const { userId } = who;
    await transaction(db, async (trx) => {
      await trx('users').where({ id: userId }).update({ status: 'active' });
      const input = { userId, remember: true, device: 'test', ip: '127.0.0.1', at: shop.clock.now() };
      who.authToken = (await openSession(trx, input)).authToken;
    });
  }
}

const password = 'Celadon-2026!';
const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#88aacc' } });
const today = new Date().toISOString().slice(0, 10);

const values: World['known'] = {
  password: [password],
  newPassword: [password],
  confirmPassword: [password],
  page: [1, 2],
  pageSize: [10, 20, '50'],
  after: [''],
  from: [today],
  to: [today],
  day: [today],
  quantity: [1, '2'],
  change: [1, '2', -1],
  amount: [1, '2.50', 100],
  received: [0, '0.50'],
  expectedAmount: [100],
  price: [100],
  specialPrice: [null, 90],
  province: ['河南省'],
  city: ['许昌市'],
  district: ['禹州市'],
  statement: ['serial_no,amount,time\nS1,1.00,2026-01-01'],
  csv: [`order_no,carrier,tracking_no\nJO${'0'.repeat(18)},SF,SF1001`],
};

const things: Record<string, (given: Given) => Promise<unknown[]>> = {
  userId: async ({ member }) => [member.userId],
  assignee: async ({ owner }) => [owner.userId, null],
  phone: async ({ member }) => [member.phone],
  addressId: async ({ member }) => [member.addressId],
  productCode: async ({ shop }) => [await newPiece(shop, { stock: 9 })],
  codes: async ({ shop }) => [await newPiece(shop)],
  roles: async ({ shop }) => [[await newRole(shop, ['orders.read'])], []],
  itemId: async (given) => [await newItem(given)],
  itemIds: async (given) => [[await newItem(given)]],
  orderNo: newOrders,
  chargeNo: async (given) => [await newRecharge(given), await confirmedRecharge(given)],
  refundNo: async (given) => [await newRefund(given), await newRefund(given)],
  creditId: async (given) => [await newCredit(given), await newCredit(given)],
  reversalId: async (given) => [await newReversal(given), await newReversal(given)],
  messageId: newMessages,
  transactionNo: async ({ owner, member }) => [(await proposeCredit(owner, member)).content.transactionNo],
  lineId: async ({ owner }) => [await newDifference(owner), await newDifference(owner)],
  reconciliationId: async ({ owner }) => [(await newReconciliation(owner, ['x,1,'])).reconciliationId],
  paymentId: async ({ shop }) => [await storeUnmatched(shop), await storeUnmatched(shop)],
  async sessionId({ member }) {
    const sessions = await member.client.ok('GET /userinfo/session/query', {});
    return sessions.map(({ sessionId }) => sessionId);
  },
};

/** Field values that are valid for a single endpoint only. */
const of: Partial<Record<EndpointKey, (given: Given) => Promise<World['known']>>> = {
  async 'POST /admin/refunds/settle'(given) {
    const refundNo = await newRefund(given);
    const at = given.shop.clock.now();
    const reported = { approvedAt: at, doubtFen: 9000, doubtSerialNo: refundNo };
    await given.shop.services.db('refunds').where({ refundNo }).update(reported);
    return { refundNo: [refundNo], amount: [90, '90.00'] };
  },
  async 'POST /order/refund/apply'({ shop, member }) {
    const { orderNo, productCode } = await newPaidOrder(shop, { member });
    return { orderNo: [orderNo], pieces: [[{ productCode, quantity: 1 }]] };
  },
  async 'POST /admin/unmatched/reopen'({ shop, owner }) {
    const paymentId = await storeUnmatched(shop);
    await closeUnmatched(owner, paymentId);
    return { paymentId: [paymentId] };
  },
  async 'POST /auth/register'({ shop }) {
    const phone = newPhone();
    const code = await codeTo(shop.client(), shop, 'register', phone);
    return { phone: [phone], code: [code], acceptedTerms: ['2026-01-01T08:00:00.000Z'] };
  },
  async 'POST /auth/login'({ shop, member }) {
    await setPassword(shop, member);
    return { account: [member.phone] };
  },
  async 'POST /auth/passkey/login'({ shop, member }) {
    const passkey = await addPasskey(member);
    return { proof: [passkey.sign(await shop.client().ok('POST /auth/passkey/options', {}))] };
  },
  async 'POST /userinfo/second_factor/confirm'({ shop, member }) {
    await setPassword(shop, member);
    return { proof: [{ kind: 'password', password }] };
  },
  async 'POST /userinfo/second_factor/passkey/add'({ member }) {
    const options = await member.client.ok('POST /userinfo/second_factor/passkey/options', {});
    const created = Object.entries(createAuthenticator().create(options));
    return Object.fromEntries(created.map(([name, value]) => [name, [value]]));
  },
  async 'POST /userinfo/second_factor/totp/add'({ shop, member }) {
    return { code: [(await beginApp(shop, member))()] };
  },
  async 'POST /userinfo/second_factor/recovery/renew'({ member }) {
    await addPasskey(member);
    return {};
  },
  async 'POST /auth/reset_password/verify'({ shop, member }) {
    return { code: [await codeTo(shop.client(), shop, 'reset_password', member.phone)] };
  },
  async 'POST /auth/reset_password/confirm'({ shop, member }) {
    const code = await codeTo(shop.client(), shop, 'reset_password', member.phone);
    const input = { phone: member.phone, code };
    const { resetToken } = await shop.client().ok('POST /auth/reset_password/verify', input);
    return { resetToken: [resetToken] };
  },
  async 'POST /userinfo/password/change'({ shop, member }) {
    return { code: [await codeTo(member.client, shop, 'change_password', member.phone)] };
  },
  async 'POST /userinfo/profile/email/verify'({ shop, member }) {
    const email = `${newPhone()}@example.com`;
    await member.client.ok('POST /userinfo/profile/email/send_code', { email });
    const [mail] = await shop.client().ok('GET /dev/mail', { email });
    return { email: [email], code: [mail?.text.match(/\d{6}/)?.[0]] };
  },
  async 'GET /avatars/:name'({ shop, member }) {
    const body = new FormData();
    body.set('image', new Blob([Uint8Array.from(await picture.png().toBuffer())]), 'me.png');
    const url = `${shop.url}/api/userinfo/profile/avatar`;
    await fetch(url, { method: 'POST', headers: { Authorization: member.authToken }, body });
    const { avatar } = await member.client.ok('GET /userinfo/profile/query', {});
    return { name: [avatar?.split('/').at(-1)] };
  },
  async 'POST /order/pay'({ shop, member }) {
    const { orderNo } = await newOrder(shop, { member });
    return { orderNo: [orderNo], code: [await sendPaymentCode(shop, member, orderNo)] };
  },
  async 'POST /order/charge'({ shop, member }) {
    const { available } = await member.client.ok('GET /wallet/query', {});
    const { orderNo } = await newOrder(shop, { member, price: available + 100 });
    return { orderNo: [orderNo], code: [await sendPaymentCode(shop, member, orderNo)] };
  },
  async 'POST /admin/products/price'({ shop, owner }) {
    const productCode = await newPiece(shop);
    const { version } = await owner.client.ok('GET /admin/products/detail', { productCode });
    return { productCode: [productCode], version: [version] };
  },
  async 'POST /admin/orders/withdraw_shipment'({ shop, owner }) {
    const order = await newPaidOrder(shop);
    const { orderNo } = order;
    await ship(owner, order);
    const { version } = await owner.client.ok('GET /admin/orders/detail', { orderNo });
    return { orderNo: [orderNo], version: [version] };
  },
  async 'POST /admin/orders/withdraw_note'({ shop, owner }) {
    const { orderNo } = await newOrder(shop);
    const note = { ...request(), orderNo, text: 'a note' };
    const { version } = await owner.client.ok('POST /admin/orders/note', note);
    return { orderNo: [orderNo], version: [version] };
  },
  async 'POST /admin/messages/withdraw_note'(given) {
    const [messageId = ''] = await newMessages(given);
    const note = { ...request(), messageId, text: 'a note' };
    const { version } = await given.owner.client.ok('POST /admin/messages/note', note);
    return { messageId: [messageId], version: [version] };
  },
  'POST /admin/roles/update': async ({ shop }) => ({ name: [await newRole(shop, [])] }),
  'GET /admin/roles/detail': async ({ shop }) => ({ name: [await newRole(shop, [])] }),
  async 'POST /admin/roles/rename'({ shop }) {
    const name = await newRole(shop, []);
    return { name: [name], newName: [`former ${name}`] };
  },
  'POST /admin/roles/delete': async ({ shop }) => ({ name: [await newRole(shop, [])] }),
};

async function setPassword(shop: Shop, { userId }: TestMember): Promise<void> {
  const passwordHash = await hashPassword(password);
  await shop.services.db('users').where({ id: userId }).update({ passwordHash });
}

type CodeScene = 'register' | 'reset_password' | 'change_password';

async function codeTo(client: TestMember['client'], shop: Shop, scene: CodeScene, phone: string) {
  await client.ok('POST /auth/send_code', { scene, phone });
  return readCode(shop, phone);
}

async function newItem({ shop, member }: Given): Promise<string> {
  const input = { userId: member.userId, productCode: await newPiece(shop) };
  return (await member.client.ok('POST /userinfo/cart/add_item', input)).itemId;
}

/** Unpaid, paid, shipped, with a requested refund, and refunded after shipping. */
async function newOrders({ shop, member, owner }: Given): Promise<string[]> {
  const waiting = await newOrder(shop, { member });
  const paid = await newPaidOrder(shop, { member });
  const shipped = await newPaidOrder(shop, { member });
  const shipment = { carrier: 'SF', trackingNo: 'SF1001' };
  await owner.client.ok('POST /admin/orders/ship', { ...request(), orderNo: shipped.orderNo, ...shipment });
  const askedBack = await newPaidOrder(shop, { member });
  await member.client.ok('POST /order/refund/apply', {
    ...request(),
    orderNo: askedBack.orderNo,
    reason: 'no',
  });
  const returned = await newPaidOrder(shop, { member });
  const { orderNo } = returned;
  await owner.client.ok('POST /admin/orders/ship', { ...request(), orderNo, ...shipment });
  await owner.client.ok('POST /admin/orders/refund', { ...request(), orderNo, reason: 'broken' });
  return [waiting, paid, shipped, askedBack, returned].map((order) => order.orderNo);
}

async function newRecharge({ member }: Given): Promise<string> {
  const input = { ...request(), amount: 100, channel: 'alipay' } as const;
  return (await member.client.ok('POST /wallet/charge', input)).chargeNo;
}

async function confirmedRecharge(given: Given): Promise<string> {
  const chargeNo = await newRecharge(given);
  const input = { ...request(), chargeNo, serialNo: crypto.randomUUID(), reason: 'arrived' };
  await given.owner.client.ok('POST /admin/recharges/confirm', input);
  return chargeNo;
}

async function newRefund(given: Given): Promise<string> {
  const input = { ...request(), chargeNo: await confirmedRecharge(given), reason: 'no' };
  return (await given.member.client.ok('POST /wallet/refund/apply', input)).refundNo;
}

/** A second Owner proposes, because the calling Owner can't post an own credit. */
async function newCredit({ shop, member }: Given): Promise<string> {
  const other = await newStaff(shop, 'Owner');
  return (await proposeCredit(other, member, { amount: 5000, kind: 'gift' })).content.creditId;
}

async function newReversal({ shop, member }: Given): Promise<string> {
  const other = await newStaff(shop, 'Owner');
  const { transactionNo } = (await proposeCredit(other, member)).content;
  return (await proposeReversal(other, transactionNo ?? '')).content.reversalId;
}

async function newMessages({ shop, owner }: Given): Promise<string[]> {
  for (const subject of [crypto.randomUUID(), crypto.randomUUID()]) {
    const words = { name: '张三', email: 'zhang@example.com', subject, message: subject };
    await shop.client().ok('POST /message/submit', words);
  }
  const { items } = await owner.client.ok('GET /admin/messages/query', { status: 'NEW', sort: '-createdAt' });
  return items.slice(0, 2).map(({ messageId }) => messageId);
}

function request() {
  return { requestId: crypto.randomUUID() };
}
