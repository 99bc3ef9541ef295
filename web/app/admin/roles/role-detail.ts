import type { OutputOf } from '@junyao/commerce/contract';
import { href } from 'react-router';

export type RoleDetail = OutputOf<'GET /admin/roles/detail'>;

/** Encodes the name, because it may contain spaces and reserved characters. */
export function roleAddress(name: string): string {
  return href('/admin/roles/:name', { name: encodeURIComponent(name) });
}
