import type { AppendOnlyTable } from '../db/tables.ts';
import type { StockChange } from './change-units.ts';

declare module '../db/tables.ts' {
  interface Tables {
    stockMovements: AppendOnlyTable<
      {
        id: number;
        productCode: string;
        at: number;
        change: StockChange;
        quantity: number;
        stockAfter: number;
        availableAfter: number;
        orderNo: string | null;
        actor: string;
        reason: string;
      },
      'id'
    >;
  }
}
