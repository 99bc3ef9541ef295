import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import { get } from '../../api/commerce.ts';
import { useMay } from '../frame/staff.ts';

/** The names of all roles, if the person may see them. Roles of the shop's own making keep their names. */
export function useRoleNames() {
  const { t } = useTranslation('admin');
  const may = useMay();
  const { data } = useSWR(may('roles.read') ? 'admin-roles' : null, () =>
    get('/admin/roles/query', { pageSize: 100 }),
  );
  return {
    roles: (data?.items ?? []).map(({ name }) => name),
    nameOf: (role: string) => t(`roles.${role}`, { defaultValue: role }),
  };
}
