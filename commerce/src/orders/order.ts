import { type OrderMove, type OrderStatus, orderStates } from '../../contract/states.ts';
import { BaseModel } from '../db/model.ts';
import { prepared } from '../db/prepared.ts';
import type { NewRow } from '../db/tables.ts';
import type { Machine } from '../states/transition.ts';

/** The address as it was when the order was placed. */
export interface OrderAddress {
  recipientName: string;
  phone: string;
  province: string;
  city: string;
  district: string;
  street: string;
}

export function readAddress(stored: string): OrderAddress {
  return JSON.parse(stored);
}

export class Order extends BaseModel {
  static override tableName = 'orders';
  static override idColumn = 'orderNo';
  static override jsonAttributes = ['address'];

  declare orderNo: string;
  declare userId: string;
  declare status: OrderStatus;
  declare totalFen: number;
  declare remark: string;
  declare address: OrderAddress;
  declare createdAt: number;
  declare payableUntil: number;
  /** What `payableUntil` was before the pieces were held longer; null if they were not. */
  declare firstPayableUntil: number | null;
  declare paidAt: number | null;
  declare paymentTransactionNo: string | null;
  declare completedAt: number | null;
  /** Copied from `address`, so that staff can search by them. */
  declare recipientName: string;
  declare recipientPhone: string;
}

export const orderMachine: Machine<'orders', 'orderNo', OrderMove> = {
  states: orderStates,
  refusal: 'orderStateChanged',
  find: (trx, { orderNo }) => trx('orders').where({ orderNo }),
  record: (trx, { orderNo }, { from, to, cause: { actor, reason, at } }) =>
    insertMove(trx, { orderNo, at, fromStatus: from, toStatus: to, actor, reason }),
};

export const insertMove = prepared((db, row: NewRow<'orderTimeline'>) => db('orderTimeline').insert(row));
