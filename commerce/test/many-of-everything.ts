import { insertLogRow } from '../src/audit/log-details.ts';
import type { Db } from '../src/db/db.ts';
import { transaction } from '../src/db/transaction.ts';
import { accounts } from '../src/ledger/accounts.ts';
import { changeUnits } from '../src/stock/change-units.ts';
import { moveMoney } from '../src/wallet/move-money.ts';
import { newMember, newPiece, type Shop, type TestMember } from './factories.ts';

/** More than two pages of ten. */
export const count = 23;
const each = Array.from({ length: count }, (_, i) => i);
const numbered = (prefix: string, i: number) => `${prefix}${String(i).padStart(18, '0')}`;
const one = <Value>(of: Value[], i: number): Value => of[(i * 7) % of.length] as Value;

/** Pads with a character of three bytes, up to the length of the column. */
const filled = (text: string, length: number) => text.padEnd(length, '字');

/** With the ending ` (en)` of its English form, the name is as long as its column allows. */
const longName = (text: string) => filled(text, 195);

/** The rows are inserted directly, because only their content matters. Returns a piece with `count` movements. */
export async function makeMany(shop: Shop): Promise<{ productCode: string }> {
  const { db } = shop.services;
  const members = await Promise.all(each.map(() => newMember(shop)));
  const pieces = await Promise.all(
    each.map((i) =>
      newPiece(shop, { stock: 1 + (i % 3), name: one([longName('a'), longName('b'), null], i) }),
    ),
  );
  await db('users')
    .whereIn('id', idsOf(members.slice(0, 5)))
    .update({ status: 'frozen' });
  for (const i of each) await fillRow(db, { i, at: shop.clock.now() + (i % 5) * 1000, members, pieces });
  const productCode = pieces[0] ?? '';
  for (const i of each) await move(shop, productCode, i);
  return { productCode };
}

function idsOf(members: TestMember[]): string[] {
  return members.map(({ userId }) => userId);
}

interface Row {
  i: number;
  at: number;
  members: TestMember[];
  pieces: string[];
}

async function fillRow(db: Db, { i, at, members, pieces }: Row): Promise<void> {
  const userId = members[i]?.userId ?? '';
  const amountFen = one([100, 200, 50_000], i);
  await db('users')
    .where({ id: userId })
    .update({
      ...{ username: filled(`u${i + 10}`, 30), usernameKey: filled(`u${i + 10}`, 30) },
      lastLoginAt: one([null, at, at + 1], i),
    });
  await db('roles').insert({ name: filled(`R${i + 10}`, 40), permissions: '[]', updatedAt: at });
  await db('userRoles').insert({ userId, roleName: filled(`R${10 + (i % 7)}`, 40) });
  await db('products')
    .where({ code: pieces[i] ?? '' })
    .update(
      one([{ priceFen: null }, { specialPriceFen: 5000 }, { specialPriceFen: 6000 }, { priceFen: 7000 }], i),
    );
  const words = {
    name: one([filled('ann', 60), filled('bob', 60)], i),
    email: one([filled('a', 120), filled('b', 120)], i),
    phone: one([filled('1', 30), filled('2', 30), ''], i),
  };
  const subject = one([filled('s', 120), filled('t', 120)], i);
  const message = { ...words, subject, message: 'm', fingerprint: crypto.randomUUID() };
  await db('contactMessages').insert({
    ...message,
    id: crypto.randomUUID(),
    kind: one(['contact', 'customization'], i),
    productCode: one([pieces[i] ?? null, null], i),
    status: one(['NEW', 'READ', 'CLOSED'], i),
    createdAt: at,
  });
  const act = {
    at,
    actor: `staff:${userId}`,
    role: one([filled('Owner', 200), filled('Finance', 200)], i),
    action: one(['orders/ship', 'roles/create', 'users/freeze'], i),
    object: one([filled('order:1', 80), filled('role:1', 80), filled('user:1', 80)], i),
    errorCode: one(['', 'ORD001', 'ROL001', ''], i),
    requestId: one([filled('a', 64), filled('b', 64)], i),
  };
  const ip = one(['10.0.0.1', '10.0.0.2'], i);
  const details = { reason: '', ip, before: 'null', after: 'null', circumstances: '' };
  await transaction(db, (trx) => insertLogRow(trx, act, details));
  await fillMoney(db, { userId, i, at, amountFen });
  const orderNo = numbered('JO', i);
  await db('orders').insert({
    orderNo,
    userId,
    status: one(['PAID', 'WAITING_PAYMENT', 'COMPLETED', 'CANCELLED'], i),
    totalFen: amountFen,
    remark: '',
    address: '{}',
    recipientName: '',
    recipientPhone: '',
    createdAt: at,
    payableUntil: at,
  });
  if (i % 2 === 0) {
    const held = { available: db.raw('available - 1'), reserved: 1 };
    const productCode = pieces[i] ?? '';
    await db('products').where({ code: productCode }).update(held);
    await db('holds').insert({ orderNo, productCode, quantity: 1, heldUntil: at + (i % 3) });
  }
}

interface Money {
  userId: string;
  i: number;
  at: number;
  amountFen: number;
}

async function fillMoney(db: Db, { userId, i, at, amountFen }: Money): Promise<void> {
  const wallet = accounts.wallet(userId);
  const post = (scene: 'CHARGE_MARKET' | 'ORDER_PAYMENT' | 'CHARGE_REFUND', other: string, fen: number) =>
    transaction(db, (trx) =>
      moveMoney(trx, {
        scene,
        businessRef: `${scene}:${userId}`,
        actor: 'system',
        at,
        postings: [
          { account: wallet, amountFen: fen },
          { account: other, amountFen: -fen },
        ],
      }),
    );
  if (i % 4 > 0) await post('CHARGE_MARKET', accounts.marketing, amountFen);
  if (i % 4 > 1) await post('ORDER_PAYMENT', accounts.sales, -50);
  if (i % 4 > 2) await post('CHARGE_REFUND', accounts.held(userId), -one([10, 20], i));
  const chargeNo = numbered('JC', i);
  const paid = { channel: 'alipay', serialNo: chargeNo } as const;
  await db('recharges').insert({
    ...{ chargeNo, userId, ...paid, provider: 'manual', amountFen },
    ...{ status: 'SUCCESS', createdAt: at, askedAt: at },
  });
  await db('refunds').insert({
    ...{ refundNo: numbered('JR', i), chargeNo, userId, channel: 'alipay', amountFen, reason: '' },
    ...{ status: 'FAILED', appliedAt: at, askedAt: at },
  });
  await db('unmatchedPayments').insert({
    ...{ ...paid, receivedAt: at, outcome: 'unknownNumber', amountFen, report: chargeNo },
  });
  await db('credits').insert({
    ...{ id: crypto.randomUUID(), userId, amountFen, kind: 'gift', reason: '', proposedBy: userId },
    ...{ status: one(['PROPOSED', 'REJECTED'], i), proposedAt: at },
  });
}

function move({ services: { db }, clock }: Shop, productCode: string, i: number): Promise<unknown> {
  const cause = { actor: 'system', reason: '', at: clock.now() + i };
  return transaction(db, (trx) => changeUnits(trx, 'add', { productCode, quantity: 1 }, cause));
}
