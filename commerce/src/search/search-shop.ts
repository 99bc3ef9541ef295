import type { OutputOf } from '../../contract/contract.ts';
import type { Permission } from '../../contract/permissions.ts';
import { whereContains } from '../db/contains.ts';
import type { Db } from '../db/db.ts';
import { maskPhone } from '../users/mask-phone.ts';
import { usernameKey } from '../users/username-key.ts';

type Found = OutputOf<'GET /admin/search'>;

const found = 5;
const shortest = 2;

/** The records that a text may mean, of each kind that the permissions allow. */
export async function searchShop(db: Db, text: string, permissions: ReadonlySet<Permission>): Promise<Found> {
  if (text.length < shortest) return { orders: [], members: [], pieces: [] };
  const mayReadPieces = permissions.has('products.read') || permissions.has('inventory.read');
  return {
    orders: permissions.has('orders.read') ? await findOrders(db, text) : [],
    members: permissions.has('users.read') ? await findMembers(db, text) : [],
    pieces: mayReadPieces ? await findPieces(db, text) : [],
  };
}

/** Each search reads a range of an index, so it is fast among a million orders. */
async function findOrders(db: Db, text: string): Promise<Found['orders']> {
  const columns = ['orderNo', 'status', 'recipientName'] as const;
  const query = db('orders')
    .limit(found)
    .select(...columns);
  if (/^JO\d*$/i.test(text)) {
    const [from, to] = rangeOf(text.toUpperCase());
    query.where('orderNo', '>=', from).where('orderNo', '<', to).orderBy('orderNo', 'desc');
  } else if (/^1\d{10}$/.test(text)) {
    query.where({ recipientPhone: text }).orderBy('createdAt', 'desc');
  } else {
    query.where({ recipientName: text }).orderBy('createdAt', 'desc');
  }
  const orders = await query;
  return orders.map(({ orderNo, status, recipientName }) => ({ orderNo, status, recipient: recipientName }));
}

async function findMembers(db: Db, text: string): Promise<Found['members']> {
  const [fromName, toName] = rangeOf(usernameKey(text));
  const [fromPhone, toPhone] = rangeOf(text);
  const byName = await db('users')
    .where('usernameKey', '>=', fromName)
    .where('usernameKey', '<', toName)
    .orderBy('usernameKey')
    .limit(found)
    .select('id', 'username', 'phone');
  const byPhone = /^\d+$/.test(text)
    ? await db('users')
        .where('phone', '>=', fromPhone)
        .where('phone', '<', toPhone)
        .orderBy('phone')
        .limit(found)
        .select('id', 'username', 'phone')
    : [];
  const members = new Map([...byName, ...byPhone].map((member) => [member.id, member]));
  return [...members.values()]
    .slice(0, found)
    .map(({ id, username, phone }) => ({ userId: id, username, phone: maskPhone(phone) }));
}

/** Pieces are few, so any part of their code or names may be searched (docs/decisions/022). */
async function findPieces(db: Db, text: string): Promise<Found['pieces']> {
  const pieces = await db('products')
    .modify((query) => whereContains(query, ['products.code', 'products.nameZh', 'products.nameEn'], text))
    .orderBy('code')
    .limit(found)
    .select('code', 'nameZh', 'nameEn');
  return pieces.map(({ code, nameZh, nameEn }) => ({ productCode: code, nameZh, nameEn }));
}

/** The range of the texts that begin with this text: from the text itself up to, but without, the second text. */
function rangeOf(text: string): [from: string, to: string] {
  return [text, `${text}\uffff`];
}
