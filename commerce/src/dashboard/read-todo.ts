import type { OutputOf } from '../../contract/contract.ts';
import { minute } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { Rows } from '../db/query.ts';
import { onlyToShip } from '../orders/order-views.ts';
import { onlyInDoubt } from '../refunds/list-refunds.ts';

type Todo = OutputOf<'GET /admin/dashboard/query'>['todo'];

/** A hold that ends within this time counts as expiring (see `expiring` in the contract of the inventory). */
const expiringWithin = 10 * minute;

/**
 * Counts the tasks of each kind that wait for staff. Each number is the length of a list in the admin area.
 */
export async function readTodo(db: Db, at: number): Promise<Todo> {
  return {
    toShip: await count(db('orders').modify((query) => onlyToShip(db, query))),
    orderRefunds: await count(db('orders').where({ status: 'REFUNDING' })),
    chargeRefunds: await count(db('refunds').where({ status: 'PROCESSING', approvedAt: null })),
    refundsInDoubt: await count(db('refunds').modify(onlyInDoubt)),
    chargesToConfirm: await count(db('charges').where({ status: 'PENDING', provider: 'manual' })),
    paymentsInDoubt: await count(
      db('paymentNotices')
        .whereNotNull('doubt')
        .whereNotExists(
          db('noticeDecisions').where('noticeId', db.ref('paymentNotices.id')).select(db.raw('1')),
        ),
    ),
    proposals: await count(db('rechargeProposals').where({ status: 'PROPOSED' })),
    expiringHolds: await count(
      db('holds')
        .distinct('productCode')
        .where('heldUntil', '<=', at + expiringWithin),
    ),
    unpriced: await count(db('products').where({ priceFen: null, forShow: false })),
    unreadMessages: await count(db('contactMessages').where({ status: 'NEW' })),
  };

  async function count(rows: Rows<unknown>): Promise<number> {
    const [counted] = await db.from(rows.as('counted')).count({ count: '*' });
    return Number(counted?.count);
  }
}
