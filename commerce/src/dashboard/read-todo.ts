import type { OutputOf } from '../../contract/contract.ts';
import type { Permission } from '../../contract/permissions.ts';
import { readLastAudit } from '../audit/run-audit.ts';
import { piecesOffSale } from '../catalog/list-products.ts';
import { minute } from '../clock.ts';
import { listTasks } from '../credits/list-tasks.ts';
import { isOnlyMoneyPerson } from '../credits/require-another-person.ts';
import type { Db } from '../db/db.ts';
import type { Rows } from '../db/query.ts';
import { countUpTo } from '../lists/list-page.ts';
import { countedOrders } from '../orders/list-all-orders.ts';
import { listReconciliations } from '../reconciliation/list-reconciliations.ts';

export type Todo = Required<OutputOf<'GET /admin/todo'>>;

/** See `expiring` in the contract of the inventory. */
const expiringWithin = 10 * minute;

type Task = {
  seenWith: Permission;
} & (
  | {
      rows: (db: Db, at: number) => Rows<unknown>;
    }
  | { count: (db: Db, staffId: string | undefined) => Promise<number> }
);

const tasks: Record<keyof Todo, Task> = {
  toShip: {
    seenWith: 'orders.read',
    rows: (db) => countedOrders(db, { view: 'toShip' }),
  },
  parcelsToReturn: {
    seenWith: 'orders.read',
    rows: (db) => countedOrders(db, { view: 'toReturn' }),
  },
  orderRefunds: { seenWith: 'orders.read', rows: (db) => db('orders').where({ status: 'REFUNDING' }) },
  wallets: { seenWith: 'wallets.read', count: countTasks },
  openReconciliations: {
    seenWith: 'finance.read',
    rows: (db) => listReconciliations(db, { open: true }).rows,
  },
  expiringHolds: {
    seenWith: 'inventory.read',
    rows: (db, at) =>
      db('holds')
        .where('heldUntil', '<=', at + expiringWithin)
        .groupBy('productCode'),
  },
  unpriced: {
    seenWith: 'products.read',
    rows: (db) => db('products').where({ priceFen: null, forShow: false }),
  },
  pricedOffSale: { seenWith: 'products.read', rows: piecesOffSale },
  booksFindings: {
    seenWith: 'finance.read',
    count: async (db) => (await readLastAudit(db))?.findings.length ?? 0,
  },
  unreadMessages: { seenWith: 'messages.read', rows: (db) => db('contactMessages').where({ status: 'NEW' }) },
};

const kinds = Object.keys(tasks) as (keyof Todo)[];

/** What one has proposed waits for another person, if there is one. */
async function countTasks(db: Db, staffId: string | undefined): Promise<number> {
  const alone = staffId === undefined || (await isOnlyMoneyPerson(db, staffId));
  return countUpTo(db, listTasks(db, alone ? {} : { proposedByOthersThan: staffId }).rows);
}

/** Each number is the length of a list in the admin area, and stops at `countedTo`. */
export async function readTodo(
  db: Db,
  at: number,
  permissions: ReadonlySet<Permission>,
  staffId?: string,
): Promise<Partial<Todo>> {
  const counts: Partial<Todo> = {};
  for (const kind of kinds) {
    const task = tasks[kind];
    if (!permissions.has(task.seenWith)) continue;
    counts[kind] = await ('count' in task ? task.count(db, staffId) : countUpTo(db, task.rows(db, at)));
  }
  return counts;
}
