import type { OrderStatus, ReturnCondition } from '../../contract/states.ts';
import type { Stored } from '../db/stored.ts';
import type { AppendOnlyTable, StoredBoolean, Table } from '../db/tables.ts';
import type { Order } from './order.ts';

declare module '../db/tables.ts' {
  interface Tables {
    /** The columns are in order.ts. */
    orders: Table<Stored<Order>, 'recipientName' | 'recipientPhone'>;
    /** Name, picture and price are copied from the product. `priceFen` is for one unit. */
    orderLines: Table<
      {
        id: number;
        orderNo: string;
        productCode: string;
        nameZh: string | null;
        nameEn: string | null;
        imageName: string | null;
        priceFen: number;
        quantity: number;
        cartItemId: string | null;
      },
      'id'
    >;
    holds: Table<{ orderNo: string; productCode: string; quantity: number; heldUntil: number }>;
    /** `actor`: `member:<userId>`, `staff:<userId>` or `system`. */
    orderTimeline: AppendOnlyTable<
      {
        id: number;
        orderNo: string;
        at: number;
        fromStatus: OrderStatus | null;
        toStatus: OrderStatus;
        actor: string;
        reason: string;
      },
      'id'
    >;
    shipments: Table<{
      orderNo: string;
      carrier: string;
      trackingNo: string;
      shippedAt: number;
      /** Of the pieces that came back last. */
      returnedAt: number | null;
      returnedCondition: ReturnCondition | null;
    }>;
    orderRefunds: Table<
      {
        id: number;
        orderNo: string;
        /** The order gets this status back if the refund is rejected. */
        fromStatus: OrderStatus;
        reason: string;
        appliedAt: number;
        decidedAt: number | null;
        /** Null if nothing was paid back. */
        transactionNo: string | null;
        /** The buyer keeps the pieces and pays less for them. */
        kept: StoredBoolean;
        /** What the member is told. */
        explanation: string;
        /** When the shop had the pieces again. */
        backAt: number | null;
      },
      'id' | 'kept' | 'explanation'
    >;
    /** `amountFen`: for all of these units. */
    orderRefundLines: Table<{
      refundId: number;
      productCode: string;
      quantity: number;
      amountFen: number;
    }>;
    orderNotes: Table<{ id: number; orderNo: string; author: string; text: string; at: number }, 'id'>;
  }
}
