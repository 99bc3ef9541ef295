import type { RowOf } from '../list/load-list.ts';

export type OrderRow = RowOf<'/admin/orders/query'>;
