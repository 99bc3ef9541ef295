import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts';
import { isSqlite } from '../db/connect.ts';
import { listLedger } from './list-ledger.ts';
import { listMovements } from './list-movements.ts';
import { listOrders } from './list-orders.ts';
import { type List, listPage } from './list-page.ts';
import { listProducts } from './list-products.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

type AnyList = List<never, unknown>;
const paging = { page: 1, pageSize: 20 };

/**
 * How SQLite goes about the page, without what it does for the rows of it. PostgreSQL decides by statistics, which
 * an empty database does not have.
 */
async function planOf(list: (db: TestDatabase['db']) => AnyList, wanted: object): Promise<string[]> {
  const { db } = database;
  const queries: { sql: string; bindings: unknown[] }[] = [];
  const remember = (query: { sql: string; bindings: unknown[] }) => queries.push(query);
  db.on('query', remember);
  await listPage(db, list(db), { ...paging, ...wanted });
  db.removeListener('query', remember);
  const page = queries[0];
  if (!page) throw new Error('nothing was asked');
  const steps: { detail: string }[] = await db.raw(`EXPLAIN QUERY PLAN ${page.sql}`, page.bindings as never);
  return steps.map(({ detail }) => detail);
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
      'movements of a piece',
      (db: TestDatabase['db']) => listMovements(db, 'JY-2024-001') as AnyList,
      {},
      'stock_movements_product_code_id',
    ],
  ])('%s', async (_, list, wanted, index) => {
    if (!isSqlite(database.db)) return;
    const plan = (await planOf(list, wanted)).join('\n');
    expect(plan).toContain(index);
    expect(plan).not.toContain('TEMP B-TREE FOR ORDER BY');
  });

  test.each(['JO202601010000000001', '13900000001', '张三'])(
    'a search for %s reads no list as a whole',
    async (search) => {
      if (!isSqlite(database.db)) return;
      const plan = await planOf(listOrdersWith({ search }), {});
      expect(plan.filter((step) => /^SCAN (orders|users)/.test(step))).toEqual([]);
    },
  );
});

function listOrdersWith(filters: Parameters<typeof listOrders>[1]) {
  return (db: TestDatabase['db']) => listOrders(db, filters, 'zh') as AnyList;
}

function listLedgerWith(filters: Parameters<typeof listLedger>[1]) {
  return (db: TestDatabase['db']) => listLedger(db, filters) as AnyList;
}
