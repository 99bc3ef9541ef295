import type { OutputOf } from '@junyao/commerce/contract';

export type UserDetail = OutputOf<'GET /admin/users/detail'>;
