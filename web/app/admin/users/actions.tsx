import { defineActions } from '../act/define-actions.tsx';
import { AssignRoles } from './assign-roles.tsx';
import { rolesForm } from './roles-form.ts';
import type { UserDetail } from './user-detail.ts';
import { UserStatus } from './user-status.tsx';

export const userActions = defineActions<
  UserDetail,
  'assignRoles' | 'forceLogout' | 'resetFactors' | 'unfreeze' | 'freeze'
>({
  words: 'admin-users',
  key: 'userId',
  versioned: true,
  named: ({ username }) => ({ name: username }),
  present: ({ status }) => <UserStatus status={status} />,
  actions: {
    assignRoles: {
      permission: 'roles.write',
      allows: () => true,
      form: rolesForm,
      dialog: (user, opening) => <AssignRoles user={user} {...opening} />,
    },
    forceLogout: {
      path: '/admin/users/force_logout',
      permission: 'users.freeze',
      allows: ({ sessions }) => sessions.length > 0,
      reason: true,
    },
    resetFactors: {
      path: '/admin/users/reset_factors',
      permission: 'roles.write',
      allows: ({ secondFactors }) => secondFactors.length > 0,
      reason: true,
    },
    unfreeze: {
      path: '/admin/users/unfreeze',
      permission: 'users.freeze',
      allows: ({ status }) => status === 'frozen',
      reason: true,
    },
    freeze: {
      path: '/admin/users/freeze',
      permission: 'users.freeze',
      allows: ({ status }) => status === 'active',
      reason: true,
    },
  },
});
