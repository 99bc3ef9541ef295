import type { OutputOf } from '@junyao/commerce/contract';
import type { RowOf } from '../list/load-list.ts';

export type StockRow = RowOf<'/admin/inventory/query'>;

/** The stock of one piece, with the parcels that are expected back. */
export type StockDetail = OutputOf<'GET /admin/inventory/detail'>;
