import type { OutputOf } from '@junyao/commerce/contract';
import type { TFunction } from 'i18next';
import useSWR from 'swr';
import { get } from '../../api/commerce.ts';
import { readSession } from '../../session/session.ts';
import type { Option } from '../list/filter.ts';

/** Empty until the staff are loaded. */
export function useAssignees(): OutputOf<'GET /admin/messages/assignees'> {
  const { data } = useSWR('admin-assignees', () => get('/admin/messages/assignees', {}));
  return data ?? [];
}

/** The person comes first. */
export function useAssigneeOptions(t: TFunction): Option[] {
  const own = readSession()?.userId;
  const others = useAssignees().filter(({ userId }) => userId !== own);
  return [
    ...(own ? [{ value: own, label: t('me') }] : []),
    { value: 'none', label: t('nobody') },
    ...others.map(({ userId, username }) => ({ value: userId, label: username })),
  ];
}
