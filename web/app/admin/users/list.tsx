import { accountStatuses } from '@junyao/commerce/contract/choices';
import { href } from 'react-router';
import { formatMoney } from '../../ui/price.tsx';
import { defineScreen } from '../list/define-screen.tsx';
import { wordsFor } from '../list/screen-filters.ts';
import { Avatar } from './avatar.tsx';
import { useRoleNames, useRoleOptions } from './use-role-names.ts';
import { UserStatus } from './user-status.tsx';

const users = defineScreen('/admin/users/query', {
  at: href('/admin/users'),
  id: 'userId',
  export: '/admin/users/export',
  words: ['admin-users'],
  searches: true,
  filters: {
    status: { kind: 'choice', options: wordsFor('status', accountStatuses) },
    role: { kind: 'choice', label: 'fields.roles', options: useRoleOptions },
    days: { kind: 'days', label: 'fields.registeredAt' },
  },
  useView({ t, columns }) {
    const { nameOf } = useRoleNames();
    const rolesOf = (roles: readonly string[]) => roles.map(nameOf).join(t('separator'));
    return {
      columns: [
        columns.of('avatar', (row) => <Avatar {...row} />),
        columns.text('username', { sort: true, fixed: true }),
        columns.code('phone'),
        columns.of('status', ({ status }) => <UserStatus status={status} />, { sort: true }),
        columns.money('balance', { sort: true }),
        columns.number('orders', { sort: true }),
        columns.money('spent', { sort: true }),
        columns.time('registeredAt', { sort: true }),
        columns.time('lastLoginAt', { sort: true }),
        columns.of('roles', ({ roles }) => rolesOf(roles)),
      ],
      lines: ({ username, balance, phone, roles, status }) => ({
        title: username,
        figure: formatMoney(balance),
        note: [phone, rolesOf(roles)].filter(Boolean).join(' · '),
        state: status === 'frozen' ? <UserStatus status={status} /> : undefined,
      }),
    };
  },
});

export const { handle, clientLoader, shouldRevalidate } = users;
export default users.component;
