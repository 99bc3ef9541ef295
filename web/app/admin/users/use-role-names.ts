import type { OutputOf } from 'commerce/contract';
import useSWR from 'swr';
import { get } from '../../api/commerce.ts';
import { useMay } from '../frame/staff.ts';
import { useRoleName } from '../roles/use-role-name.ts';

/** The names of all roles, if the person may read or assign roles. */
export function useRoleNames() {
  const may = useMay();
  const nameOf = useRoleName();
  const asked = may('roles.read') || may('roles.write');
  const { data, error, mutate } = useSWR<OutputOf<'GET /admin/roles/names'>, unknown>(
    asked ? 'admin-roles' : null,
    () => get('/admin/roles/names', {}),
  );
  return {
    roles: (data ?? []).map(({ name }) => name),
    /** The roles that the person may give and take. Undefined while they are not known. */
    assignable: data?.filter((role) => role.assignable).map(({ name }) => name),
    error,
    reload: () => void mutate(),
    nameOf,
  };
}
