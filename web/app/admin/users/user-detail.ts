import type { OutputOf } from 'commerce/contract';

export type UserDetail = OutputOf<'GET /admin/users/detail'>;
