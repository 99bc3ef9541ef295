import { href } from 'react-router';
import { formAction } from '../../form/form-action.ts';
import { useMay } from '../frame/staff.ts';
import { defineScreen } from '../list/define-screen.tsx';
import { NewRole } from './new-role.tsx';
import { createForm } from './role-forms.ts';
import { Updated } from './updated.tsx';
import { usePermissionWords } from './use-permission-words.ts';
import { useRoleName } from './use-role-name.ts';

const roles = defineScreen('/admin/roles/query', {
  at: href('/admin/roles'),
  id: 'name',
  export: '/admin/roles/export',
  words: ['admin-roles'],
  // A renamed role has its new name in the list at once.
  loadsWithRecords: true,
  filters: { name: { kind: 'text' } },
  useView({ t, columns }) {
    const may = useMay();
    const nameOf = useRoleName();
    const { areaNames } = usePermissionWords();
    const permissionsOf = ({ permissions }: { permissions: readonly string[] }) =>
      t('permissionCount', { count: permissions.length });
    return {
      tools: may('roles.write') && <NewRole />,
      columns: [
        columns.of('name', ({ name }) => nameOf(name), { sort: true, fixed: true }),
        columns.of('permissions', (row) => <span className="tabular-nums">{permissionsOf(row)}</span>),
        columns.of('areas', ({ permissions }) => (
          <span className="block min-w-60 whitespace-normal text-stone">{areaNames(permissions)}</span>
        )),
        columns.number('members', { sort: true }),
        columns.of('updatedAt', (row) => <Updated {...row} />, { sort: true }),
      ],
      lines: (row) => ({
        title: nameOf(row.name),
        figure: t('memberCount', { count: row.members }),
        note: [permissionsOf(row), areaNames(row.permissions)].filter(Boolean).join(' · '),
      }),
    };
  },
});

export const { handle, clientLoader } = roles;
export const clientAction = formAction(createForm);
export default roles.component;
