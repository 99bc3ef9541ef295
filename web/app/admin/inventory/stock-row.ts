import type { RowOf } from '../list/load-list.ts';

export type StockRow = RowOf<'/admin/inventory/query'>;
