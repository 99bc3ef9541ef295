import type { OutputOf } from '@junyao/commerce/contract';
import type { RowOf } from '../list/load-list.ts';

export type StockRow = RowOf<'/admin/inventory/query'>;

export type StockDetail = OutputOf<'GET /admin/inventory/detail'>;
