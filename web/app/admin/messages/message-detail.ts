import type { OutputOf } from 'commerce/contract';

export type MessageDetail = OutputOf<'GET /admin/messages/detail'>;
