import useSWR from 'swr';
import { get } from '../../api/commerce.ts';
import { useMay } from '../frame/staff.ts';
import { useRoleName } from '../roles/use-role-name.ts';

/** The names of all roles, if the person may read or assign roles. */
export function useRoleNames() {
  const may = useMay();
  const nameOf = useRoleName();
  const asked = may('roles.read') || may('roles.write');
  const { data } = useSWR(asked ? 'admin-roles' : null, () => get('/admin/roles/names', {}));
  return { roles: data ?? [], nameOf };
}
