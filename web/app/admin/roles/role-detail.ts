import type { OutputOf } from '@junyao/commerce/contract';
import { href } from 'react-router';

export type RoleDetail = OutputOf<'GET /admin/roles/detail'>;

/** The path of the record of a role. Names may have spaces and signs that an address keeps for itself. */
export function roleAddress(name: string): string {
  return href('/admin/roles/:name', { name: encodeURIComponent(name) });
}
