import type { OutputOf } from '@junyao/commerce/contract';

export type MessageDetail = OutputOf<'GET /admin/messages/detail'>;
