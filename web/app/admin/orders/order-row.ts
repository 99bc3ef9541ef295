import type { OutputOf } from '@junyao/commerce/contract';
import type { RowOf } from '../list/load-list.ts';

export type OrderRow = RowOf<'/admin/orders/query'>;
export type OrderDetail = OutputOf<'GET /admin/orders/detail'>;
