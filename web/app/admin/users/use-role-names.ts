import type { OutputOf } from '@junyao/commerce/contract';
import useSWR from 'swr';
import { get } from '../../api/commerce.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useMay } from '../frame/staff.ts';
import type { Option } from '../list/filter.ts';
import { isReadyMade } from '../roles/ready-made.ts';
import { useRoleName } from '../roles/use-role-name.ts';

/** Loads the role names, sorted as the page shows them, the ready-made ones first. Empty unless the person may read or assign roles. */
export function useRoleNames() {
  const may = useMay();
  const nameOf = useRoleName();
  const asked = may('roles.read') || may('roles.write');
  const { data, error, mutate } = useSWR<OutputOf<'GET /admin/roles/names'>, unknown>(
    asked ? 'admin-roles' : null,
    () => get('/admin/roles/names', {}),
  );
  const { compare } = new Intl.Collator(useLanguage());
  const sorted = data?.toSorted(
    (one, other) =>
      Number(isReadyMade(other.name)) - Number(isReadyMade(one.name)) ||
      compare(nameOf(one.name), nameOf(other.name)),
  );
  return {
    roles: (sorted ?? []).map(({ name }) => name),
    /** Undefined until the roles are loaded. */
    assignable: sorted?.filter((role) => role.assignable).map(({ name }) => name),
    error,
    reload: () => void mutate(),
    nameOf,
  };
}

export function useRoleOptions(): Option[] {
  const { roles, nameOf } = useRoleNames();
  return roles.map((value) => ({ value, label: nameOf(value) }));
}
