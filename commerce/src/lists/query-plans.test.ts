import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts';
import { listLogs } from '../audit/list-logs.ts';
import { listProducts } from '../catalogue/list-products.ts';
import { searchProducts } from '../catalogue/search-products.ts';
import { listAllCharges } from '../charges/list-all-charges.ts';
import { listNotices } from '../charges/list-notices.ts';
import { isSqlite } from '../db/connect.ts';
import { listLedger } from '../finance/list-ledger.ts';
import { listMessages } from '../messages/list-messages.ts';
import { listAllOrders } from '../orders/list-all-orders.ts';
import { listOrders } from '../orders/list-orders.ts';
import { listRefunds } from '../refunds/list-refunds.ts';
import { listRoles } from '../roles/list-roles.ts';
import { listInventory } from '../stock/list-inventory.ts';
import { listMovements } from '../stock/list-movements.ts';
import { listUsers } from '../users/list-users.ts';
import { listProposals } from '../wallet/list-proposals.ts';
import { listWallets } from '../wallet/list-wallets.ts';
import { recordsOf } from '../wallet/records-of.ts';
import { type List, listPage } from './list-page.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

type AnyList = List<never, unknown>;
/** In the words of either database. */
const sorted = /TEMP B-TREE FOR ORDER BY|\bSort\b/;
const paging = { page: 1, pageSize: 20 };

interface Query {
  sql: string;
  bindings: unknown[];
}

/** How the database goes about the first query of some work that is of a kind; what it does for the rows comes after. */
async function planOf(work: () => Promise<unknown>, kind = /./): Promise<string[]> {
  const { db } = database;
  const queries: Query[] = [];
  const remember = (query: Query) => queries.push(query);
  db.on('query', remember);
  await work();
  db.removeListener('query', remember);
  const first = queries.find(({ sql }) => kind.test(sql));
  if (!first) throw new Error('nothing was asked');
  if (!isSqlite(db)) return postgresPlanOf(first);
  const steps: { detail: string }[] = await db.raw(
    `EXPLAIN QUERY PLAN ${first.sql}`,
    first.bindings as never,
  );
  return steps.map(({ detail }) => detail);
}

/** PostgreSQL decides by statistics, which an empty database does not have: it may sort only where it has to. */
function postgresPlanOf({ sql, bindings }: Query): Promise<string[]> {
  return database.db.transaction(async (trx) => {
    for (const way of ['seqscan', 'bitmapscan', 'sort', 'incremental_sort', 'hashjoin', 'mergejoin']) {
      await trx.raw(`SET LOCAL enable_${way} = off`);
    }
    const connection = await trx.client.acquireConnection();
    const { rows }: { rows: object[] } = await connection.query(`EXPLAIN ${sql}`, bindings);
    return rows.flatMap((row) => Object.values(row));
  });
}

function pageOf(list: (db: TestDatabase['db']) => AnyList, wanted: object): () => Promise<unknown> {
  return () => listPage(database.db, list(database.db), { ...paging, ...wanted });
}

describe('a page is read in the order of an index, and no row is sorted', () => {
  test.each([
    ['orders by time', listOrdersWith({}), {}, 'orders_by_time'],
    ['orders by amount', listOrdersWith({}), { sort: '-amount' }, 'orders_by_amount'],
    ['orders of a state', listOrdersWith({ status: 'PAID' }), {}, 'orders_of_status_by_time'],
    [
      'orders of a state by amount',
      listOrdersWith({ status: 'PAID' }),
      { sort: 'amount' },
      'orders_of_status_by_amount',
    ],
    ['orders to ship', listOrdersWith({ toShip: true }), {}, 'orders_of_status_by_time'],
    ['orders of some days', listOrdersWith({ from: '2026-01-01' }), {}, 'orders_by_time'],
    ['the ledger', listLedgerWith({}), {}, 'ledger_by_time'],
    ['a scene of the ledger', listLedgerWith({ scene: 'CHARGE' }), {}, 'ledger_of_scene_by_time'],
    ['a channel of the ledger', listLedgerWith({ channel: 'alipay' }), {}, 'ledger_of_channel'],
    ['products', (db: TestDatabase['db']) => listProducts(db, {}) as AnyList, {}, 'autoindex_products'],
    [
      'products by age',
      (db: TestDatabase['db']) => listProducts(db, {}) as AnyList,
      { sort: 'createdAt' },
      'products_by_time',
    ],
    [
      'products that differ from the CMS',
      (db: TestDatabase['db']) => listProducts(db, { outOfSync: true }) as AnyList,
      {},
      'products_out_of_sync',
    ],
    ['members', listUsersWith({}), {}, 'users_by_time_with_texts'],
    ['members of a name', listUsersWith({ search: '张' }), {}, 'users_by_time_with_texts'],
    [
      'pieces by what is left',
      (db: TestDatabase['db']) => listInventory(db, {}, 0) as AnyList,
      { sort: 'available' },
      'products_by_available',
    ],
    ['members by name', listUsersWith({}), { sort: 'username' }, 'users_by_username'],
    ['members by login', listUsersWith({}), { sort: '-lastLoginAt' }, 'users_by_login'],
    ['frozen members', listUsersWith({ status: 'frozen' }), {}, 'users_of_status_by_time'],
    [
      'frozen wallets',
      (db: TestDatabase['db']) => listWallets(db, { frozen: true }) as AnyList,
      {},
      'wallets_frozen',
    ],
    ['wallets', (db: TestDatabase['db']) => listWallets(db, {}) as AnyList, {}, 'wallets_by_last_entry'],
    [
      'payments in doubt',
      (db: TestDatabase['db']) => listNotices(db, { dealtWith: false }) as AnyList,
      {},
      'payment_notices_in_doubt',
    ],
    [
      'movements of a piece',
      (db: TestDatabase['db']) => listMovements(db, 'JY-2024-001') as AnyList,
      {},
      'stock_movements_product_code_id',
    ],
  ])('%s', async (_, list, wanted, index) => {
    const plan = (await planOf(pageOf(list, wanted))).join('\n');
    // PostgreSQL's primary key has another name, and of two indexes with the same order it takes either.
    if (isSqlite(database.db)) expect(plan).toContain(index);
    expect(plan).not.toMatch(sorted);
  });

  const lists: Record<string, (db: TestDatabase['db']) => AnyList> = {
    charges: (db) => listAllCharges(db, {}) as AnyList,
    inventory: (db) => listInventory(db, {}, 0) as AnyList,
    ledger: listLedgerWith({}),
    log: (db) => listLogs(db, {}) as AnyList,
    members: listUsersWith({}),
    messages: (db) => listMessages(db, {}) as AnyList,
    movements: (db) => listMovements(db, 'JY-2024-001') as AnyList,
    notices: (db) => listNotices(db, {}) as AnyList,
    orders: listOrdersWith({}),
    products: (db) => listProducts(db, {}) as AnyList,
    proposals: (db) => listProposals(db, {}) as AnyList,
    records: (db) => recordsOf(db, crypto.randomUUID()) as AnyList,
    refunds: (db) => listRefunds(db, {}) as AnyList,
    roles: (db) => listRoles(db, {}) as AnyList,
    wallets: (db) => listWallets(db, {}) as AnyList,
  };
  /** How long a piece is held stands in another table, and a shop has thousands of pieces; of the others it has few. */
  const without = {
    inventory: ['heldUntil'],
    proposals: ['proposedAt', 'amount', 'urgency'],
    roles: ['members', 'updatedAt'],
  };

  test.each(Object.entries(lists))(
    'in whatever order of the list of %s, but where there is no index',
    async (name, list) => {
      const found = [];
      for (const sort of Object.keys(list(database.db).sorts)) {
        const plan = await planOf(pageOf(list, { sort: `-${sort}` }));
        if (sorted.test(plan.join('\n'))) found.push(sort);
      }
      expect(found).toEqual(without[name as keyof typeof without] ?? []);
    },
  );

  test('orders of a member in a state', async () => {
    // Of no orders PostgreSQL reads as gladly all those of the member.
    const userId = isSqlite(database.db) ? crypto.randomUUID() : await memberOfManyOrders();
    const wanted = { userId, status: 'PAID', page: 1, language: 'zh', at: 0 } as const;
    const plan = (await planOf(() => listOrders(database.db, wanted))).join('\n');
    expect(plan).toContain('orders_of_member_by_status');
  });

  test.each(['JO202601010000000001', '13900000001', '张三'])(
    'a search for %s reads no list as a whole',
    async (search) => {
      if (!isSqlite(database.db)) return;
      const plan = await planOf(pageOf(listOrdersWith({ search }), {}));
      expect(plan.filter((step) => /^SCAN (orders|users)/.test(step))).toEqual([]);
    },
  );
});

describe('what is found by a part of its texts is counted from an index, not from the rows', () => {
  const wanted = { page: 1, lng: 'zh', sort: 'default' } as const;
  const search = '天青';
  test.each<[string, string, () => Promise<unknown>]>([
    ['members', 'users_by_time_with_texts', pageOf(listUsersWith({ search }), {})],
    ['wallets', 'users_by_time_with_texts', pageOf((db) => listWallets(db, { search }) as AnyList, {})],
    ['pieces', 'products_by_names', pageOf((db) => listProducts(db, { search }) as AnyList, {})],
    ['stock', 'products_by_names', pageOf((db) => listInventory(db, { search }, 0) as AnyList, {})],
    ['the shop', 'products_by_text', () => searchProducts(database.db, { ...wanted, q: search }, 0)],
    [
      'what is free',
      'products_by_offer',
      () => searchProducts(database.db, { ...wanted, status: 'available' }, 0),
    ],
    [
      'what is sold',
      'products_by_offer',
      () => searchProducts(database.db, { ...wanted, status: 'sold' }, 0),
    ],
  ])('%s', async (_, index, work) => {
    if (!isSqlite(database.db)) return;
    expect((await planOf(work, /count\(/)).join('\n')).toContain(`COVERING INDEX ${index}`);
  });
});

/** One of ten members with a hundred orders each, a tenth of them paid, of which PostgreSQL knows. */
async function memberOfManyOrders(): Promise<string> {
  const { db } = database;
  const members = Array.from({ length: 10 }, (_, at) => {
    const phone = String(13_900_000_000 + at);
    const names = { username: phone, usernameKey: phone, nickname: '' };
    return {
      id: crypto.randomUUID(),
      ...names,
      phone,
      passwordHash: 'none',
      status: 'active',
      createdAt: at,
    };
  });
  await db('users').insert(members);
  const orders = members.flatMap(({ id: userId, phone }) =>
    Array.from({ length: 100 }, (_, at) => ({
      ...{ orderNo: `JO${phone}${at}`, userId, status: at % 10 ? 'COMPLETED' : 'PAID', totalFen: 1 },
      ...{
        remark: '',
        address: '{}',
        createdAt: at,
        payableUntil: at,
        recipientName: '',
        recipientPhone: '',
      },
    })),
  );
  await db('orders').insert(orders);
  await db.raw('ANALYZE orders');
  return members[0]?.id ?? '';
}

function listOrdersWith(filters: Parameters<typeof listAllOrders>[1]) {
  return (db: TestDatabase['db']) => listAllOrders(db, filters, 'zh') as AnyList;
}

function listUsersWith(filters: Parameters<typeof listUsers>[1]) {
  return (db: TestDatabase['db']) => listUsers(db, filters) as AnyList;
}

function listLedgerWith(filters: Parameters<typeof listLedger>[1]) {
  return (db: TestDatabase['db']) => listLedger(db, filters) as AnyList;
}
