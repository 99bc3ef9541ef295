import type { OrderStatus } from '../../contract/states.ts';
import { BaseModel } from '../db/model.ts';

/** The address as it was at submit. */
export interface OrderAddress {
  recipientName: string;
  phone: string;
  province: string;
  city: string;
  district: string;
  street: string;
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
  declare paidAt: number | null;
  declare paymentSerialNo: string | null;
  declare completedAt: number | null;
  /** Of `address`, where staff search. */
  declare recipientName: string;
  declare recipientPhone: string;
}

/** One piece of an order; name, picture and price are frozen at submit. `priceFen` is for one unit. */
export class OrderLine extends BaseModel {
  static override tableName = 'order_lines';

  declare id: number;
  declare orderNo: string;
  declare productCode: string;
  declare nameZh: string | null;
  declare nameEn: string | null;
  declare imageName: string | null;
  declare priceFen: number;
  declare quantity: number;
}

/** One move of an order. `actor`: `member:<userId>`, `staff:<userId>` or `system`. */
export class TimelineRow extends BaseModel {
  static override tableName = 'order_timeline';

  declare id: number;
  declare orderNo: string;
  declare at: number;
  declare fromStatus: OrderStatus | null;
  declare toStatus: OrderStatus;
  declare actor: string;
  declare reason: string;
}
