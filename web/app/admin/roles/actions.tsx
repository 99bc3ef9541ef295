import { ownerRole } from '@junyao/commerce/contract/permissions';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { defineActions } from '../act/define-actions.tsx';
import { EditRole } from './edit-role.tsx';
import { CloneRole } from './new-role.tsx';
import { type RoleDetail, roleAddress } from './role-detail.ts';
import { createForm, nameTaken, updateForm } from './role-forms.ts';

/** `isWithin`: whether the person has all permissions of the role. */
type Role = RoleDetail & { isWithin: boolean };

const permission = 'roles.write';

/** Only a person with all permissions of a role may rename or delete it. The role Owner is fixed. */
export const roleActions = defineActions<Role, 'edit' | 'clone' | 'rename' | 'delete'>({
  words: 'admin-roles',
  key: 'name',
  versioned: true,
  named: ({ name, members }, t) => ({
    name: t(`admin:roles.${name}`, { defaultValue: name }),
    count: members,
  }),
  present: (role) => <Counts {...role} />,
  actions: {
    edit: {
      permission,
      allows: ({ name }) => name !== ownerRole,
      isLikely: true,
      form: updateForm,
      dialog: (role, opening) => <EditRole role={role} {...opening} />,
    },
    clone: {
      permission,
      allows: () => true,
      form: createForm,
      dialog: (role, opening) => <CloneRole role={role} {...opening} />,
    },
    rename: {
      permission,
      path: '/admin/roles/rename',
      allows: ({ name, isWithin }) => name !== ownerRole && isWithin,
      fields: { newName: { kind: 'line', maxLength: 40, value: ({ name }) => name } },
      refusals: { ROL003: { newName: nameTaken } },
      reason: true,
      leadsTo: (answer) => roleAddress(answer.name),
    },
    delete: {
      permission,
      path: '/admin/roles/delete',
      allows: ({ name, isWithin, members }) => name !== ownerRole && isWithin && members === 0,
      reason: true,
      leadsTo: () => href('/admin/roles'),
    },
  },
});

function Counts({ permissions, members }: Role) {
  const { t } = useTranslation('admin-roles');
  return (
    <p>
      {t('permissionCount', { count: permissions.length })} · {t('memberCount', { count: members })}
    </p>
  );
}
