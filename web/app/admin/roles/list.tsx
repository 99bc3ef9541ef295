import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { formAction } from '../../form/form-action.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { useMay } from '../frame/staff.ts';
import { ExportButton } from '../list/export-button.tsx';
import { readFilters } from '../list/list-address.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { type FilterOf, loadList } from '../list/load-list.ts';
import type { Route } from './+types/list';
import { NewRole } from './new-role.tsx';
import { roleAddress } from './role-detail.ts';
import { createForm } from './role-forms.ts';
import { useRoleColumns } from './use-role-columns.tsx';

export const handle: RouteHandle = { namespaces: ['admin-roles'] };

const filterNames: readonly FilterOf<'/admin/roles/query'>[] = ['name'];

// The list is short and loads again with every record, so that a renamed role has its new name in the list.
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const roles = await loadList('/admin/roles/query', request, filterNames);
  return { roles, exported: readFilters(request.url, [...filterNames, 'sort']) };
}

export const clientAction = formAction(createForm);

export default function Roles({ loaderData: { roles, exported } }: Route.ComponentProps) {
  const { t } = useTranslation('admin-roles');
  const may = useMay();
  const { columns, lines } = useRoleColumns();
  return (
    <ListScreen
      name="roles"
      path={href('/admin/roles')}
      title={t('title')}
      page={roles}
      columns={columns}
      rowId={({ name }) => name}
      lines={lines}
      recordAddress={({ name }) => roleAddress(name)}
      filters={[{ kind: 'text', name: 'name', label: t('fields.name') }]}
      tools={
        <>
          {may('roles.write') && <NewRole />}
          <ExportButton path="/admin/roles/export" filters={exported} />
        </>
      }
      texts={{
        count: (count, isMore) => t('count', { count, total: isMore ? '1,000+' : count }),
        failed: t('listFailed'),
        empty: t('empty'),
        emptyAdvice: t('emptyAdvice'),
      }}
    />
  );
}
