import type { OutputOf } from '@junyao/commerce/contract';
import useSWR from 'swr';
import { get } from '../../api/commerce.ts';

/** Empty until the staff are loaded. */
export function useAssignees(): OutputOf<'GET /admin/messages/assignees'> {
  const { data } = useSWR('admin-assignees', () => get('/admin/messages/assignees', {}));
  return data ?? [];
}
