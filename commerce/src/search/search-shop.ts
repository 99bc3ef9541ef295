import type { OutputOf } from '../../contract/contract.ts';
import type { Permission } from '../../contract/permissions.ts';
import { wherePiece } from '../catalog/where-piece.ts';
import { isoTimeOrNull } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { ordersFound } from '../orders/orders-found.ts';
import { maskPhone } from '../users/mask-phone.ts';
import { whereMember } from '../users/where-member.ts';
import { rangeOfNumbers } from './range-of-numbers.ts';
import { findCredits, findRecharges, findRefunds, findTransactions } from './search-money.ts';

type Found = OutputOf<'GET /admin/search'>;

const found = 5;
const shortest = 2;
const nothing: Found = {
  orders: [],
  recharges: [],
  credits: [],
  refunds: [],
  transactions: [],
  members: [],
  pieces: [],
};

export async function searchShop(db: Db, text: string, permissions: ReadonlySet<Permission>): Promise<Found> {
  if (text.length < shortest) return nothing;
  // Such a beginning of a number can be nothing else, so members and pieces need not be read.
  const isNumber = /^J[OCRT]\d{8,}$/i.test(text);
  const mayReadWallets = permissions.has('wallets.read');
  const mayReadPieces = permissions.has('products.read') || permissions.has('inventory.read');
  return {
    orders: permissions.has('orders.read') ? await findOrders(db, text) : [],
    recharges: mayReadWallets ? await findRecharges(db, text, found) : [],
    credits: mayReadWallets && !isNumber ? await findCredits(db, text, found) : [],
    refunds: mayReadWallets ? await findRefunds(db, text, found) : [],
    transactions: permissions.has('finance.read') ? await findTransactions(db, text, found) : [],
    members: permissions.has('users.read') && !isNumber ? await findMembers(db, text) : [],
    pieces: mayReadPieces && !isNumber ? await findPieces(db, text) : [],
  };
}

/** An order number may be incomplete. */
async function findOrders(db: Db, text: string): Promise<Found['orders']> {
  const columns = ['orderNo', 'status', 'recipientName'] as const;
  const query = db('orders').select(...columns);
  const range = rangeOfNumbers('JO', text);
  if (range) {
    query.whereBetween('orderNo', range).orderBy('orderNo', 'desc').limit(found);
  } else {
    query
      .whereIn('orderNo', ordersFound(db, text, found))
      .orderBy('createdAt', 'desc')
      .limit(found);
  }
  const orders = await query;
  const numbers = orders.map(({ orderNo }) => orderNo);
  const shipments = await db('shipments').select('orderNo', 'shippedAt').whereIn('orderNo', numbers);
  const shippedAt = new Map(shipments.map((shipment) => [shipment.orderNo, shipment.shippedAt]));
  return orders.map(({ orderNo, status, recipientName: recipient }) => ({
    orderNo,
    status,
    shippedAt: isoTimeOrNull(shippedAt.get(orderNo) ?? null),
    recipient,
  }));
}

async function findMembers(db: Db, text: string): Promise<Found['members']> {
  const members = await db('users')
    .modify((query) => whereMember(db, query, text))
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(found)
    .select('id', 'username', 'phone');
  return members.map(({ id, username, phone }) => ({ userId: id, username, phone: maskPhone(phone) }));
}

/** Pieces are few, so any part of their texts may be searched (docs/decisions/022). */
async function findPieces(db: Db, text: string): Promise<Found['pieces']> {
  const pieces = await db('products')
    .modify((query) => wherePiece(query, text))
    .orderBy('code')
    .limit(found)
    .select('code', 'nameZh', 'nameEn');
  return pieces.map(({ code, nameZh, nameEn }) => ({ productCode: code, nameZh, nameEn }));
}
