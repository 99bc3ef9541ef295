import type { OutputOf } from '@junyao/commerce/contract';
import useSWR from 'swr';
import { get } from '../../api/commerce.ts';

/** The staff to whom messages can be assigned. Empty until they are loaded. */
export function useAssignees(): OutputOf<'GET /admin/messages/assignees'> {
  const { data } = useSWR('admin-assignees', () => get('/admin/messages/assignees', {}));
  return data ?? [];
}
