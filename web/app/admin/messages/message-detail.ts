import type { OutputOf } from '@junyao/commerce/contract';
import type { RowOf } from '../list/load-list.ts';

export type MessageDetail = OutputOf<'GET /admin/messages/detail'>;
export type MessageRow = RowOf<'/admin/messages/query'>;
