import { randomInt } from 'node:crypto';
import { toFen } from '../contract/money.ts';
import type { Permission } from '../contract/permissions.ts';
import { creditForTrying } from '../seeds/credit-for-trying.ts';
import { addAddress } from '../src/addresses/add-address.ts';
import { hashPassword } from '../src/auth/password.ts';
import { createMember } from '../src/auth/register.ts';
import { openSession } from '../src/auth/session.ts';
import type { Clock } from '../src/clock.ts';
import type { Db } from '../src/db/db.ts';
import { transaction } from '../src/db/transaction.ts';
import { changeUnits } from '../src/stock/change-units.ts';
import type { TestClient } from './client.ts';

export interface Shop {
  services: { db: Db };
  clock: Clock;
  client(authToken?: string): TestClient;
}

export interface TestMember {
  userId: string;
  phone: string;
  authToken: string;
  addressId: string;
  client: TestClient;
}

/** Of a password that nobody knows. */
const ofNobody = await hashPassword(crypto.randomUUID());

let lastPhone = 13_900_000_000;

export function newPhone(): string {
  lastPhone += 1;
  return String(lastPhone);
}

/** The member is logged in and has an address, but can't log in with a password. */
export async function newMember(shop: Shop, { balance = 0 } = {}): Promise<TestMember> {
  const phone = newPhone();
  const userId = crypto.randomUUID();
  const at = shop.clock.now();
  const { authToken, addressId } = await transaction(shop.services.db, async (trx) => {
    const username = `member${phone}`;
    await createMember(trx, { id: userId, username, phone, email: undefined, passwordHash: ofNobody, at });
    if (balance > 0) {
      await creditForTrying(trx, {
        phone,
        amountFen: toFen(balance),
        actor: 'system',
        reference: userId,
        at,
      });
    }
    const address = await addAddress(trx, {
      userId,
      recipientName: '张三',
      phone,
      province: '河南省',
      city: '许昌市',
      district: '禹州市',
      street: '神垕镇 1 号',
      isDefault: true,
      at,
    });
    const session = await openSession(trx, {
      userId,
      remember: true,
      device: 'test',
      ip: '127.0.0.1',
      at,
    });
    return { authToken: session.authToken, addressId: address.id };
  });
  return { userId, phone, authToken, addressId, client: shop.client(authToken) };
}

export async function newStaff(shop: Shop, ...roles: string[]): Promise<TestMember> {
  const staff = await newMember(shop);
  const rows = roles.map((roleName) => ({ userId: staff.userId, roleName }));
  await shop.services.db('userRoles').insert(rows);
  return staff;
}

export async function newRole(shop: Shop, permissions: Permission[]): Promise<string> {
  const name = `role ${crypto.randomUUID().slice(0, 8)}`;
  await shop.services
    .db('roles')
    .insert({ name, permissions: JSON.stringify(permissions), updatedAt: shop.clock.now() });
  return name;
}

export interface TestOrder {
  member: TestMember;
  productCode: string;
  orderNo: string;
}

/** The piece costs 100 unless `price` is given. */
export async function newOrder(
  shop: Shop,
  { member, price = 100, stock = 1 }: OrderWish = {},
): Promise<TestOrder> {
  const buyer = member ?? (await newMember(shop, { balance: price }));
  const productCode = await newPiece(shop, { price, stock });
  const { content } = await submit(buyer, productCode, price);
  return { member: buyer, productCode, orderNo: content.orderNo };
}

interface OrderWish {
  member?: TestMember;
  price?: number;
  stock?: number;
}

export async function newPaidOrder(shop: Shop, wish: OrderWish = {}): Promise<TestOrder> {
  const order = await newOrder(shop, wish);
  const code = await sendPaymentCode(shop, order.member, order.orderNo);
  const answer = await pay(order.member, order.orderNo, code);
  if (answer.status !== 'OK') throw new Error(`the payment was refused: ${answer.errorCode}`);
  return order;
}

export async function newPiece(
  shop: Shop,
  { price = 100, specialPrice = null as number | null, stock = 1, name = '天青瓶' as string | null } = {},
): Promise<string> {
  return insertPiece(shop, { price, specialPrice, stock, name });
}

export async function newUnpricedPiece(shop: Shop, name: string | null = '无价瓶'): Promise<string> {
  return insertPiece(shop, { price: null, specialPrice: null, stock: 1, name });
}

async function insertPiece(
  shop: Shop,
  piece: { price: number | null; specialPrice: number | null; stock: number; name: string | null },
): Promise<string> {
  const code = newCode();
  const at = shop.clock.now();
  await transaction(shop.services.db, async (trx) => {
    await trx('products').insert({
      code,
      documentId: code.toLowerCase().replaceAll('-', ''),
      listed: true,
      nameZh: piece.name,
      nameEn: piece.name && `${piece.name} (en)`,
      imageName: `${code}.jpg`,
      type: 'vase',
      glazeFamily: 'sky-blue',
      glazeZh: '天青',
      glazeEn: 'Sky blue',
      searchZh: `${code} ${piece.name ?? ''} 天青`.toLowerCase(),
      searchEn: `${code} vase sky blue`.toLowerCase(),
      sortOrder: 0,
      onSale: piece.price !== null,
      priceFen: piece.price === null ? null : toFen(piece.price),
      specialPriceFen: piece.specialPrice === null ? null : toFen(piece.specialPrice),
      stock: 0,
      available: 0,
      reserved: 0,
      sold: 0,
      createdAt: at,
    });
    const units = { productCode: code, quantity: piece.stock };
    await changeUnits(trx, 'start', units, { actor: 'system', reason: 'made for a test', at });
  });
  return code;
}

const usedCodes = new Set<string>();

function newCode(): string {
  const code = `JY-${randomInt(1000, 10_000)}-${randomInt(100, 1000)}`;
  if (usedCodes.has(code)) return newCode();
  usedCodes.add(code);
  return code;
}

export async function submit(member: TestMember, code: string, amount: number) {
  await member.client.ok('POST /userinfo/cart/add_item', { userId: member.userId, productCode: code });
  return submitCart(member, amount);
}

export function submitCart(member: TestMember, amount: number, requestId: string = crypto.randomUUID()) {
  return member.client.call('POST /order/submit', {
    requestId,
    addressId: member.addressId,
    expectedAmount: amount,
  });
}

export async function readCode(shop: Shop, phone: string): Promise<string> {
  const [message] = await shop.client().ok('GET /dev/outbox', { phone });
  if (!message) throw new Error(`no message was sent to ${phone}`);
  return message.code;
}

export async function sendPaymentCode(shop: Shop, member: TestMember, orderNo: string): Promise<string> {
  await member.client.ok('POST /auth/send_code', { scene: 'order_pay', phone: member.phone, orderNo });
  return readCode(shop, member.phone);
}

export function pay(
  member: TestMember,
  orderNo: string,
  code: string,
  requestId: string = crypto.randomUUID(),
) {
  return member.client.call('POST /order/pay', { requestId, orderNo, code });
}
