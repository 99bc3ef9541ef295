// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Option } from '../list/filter.ts';
import { mountScreen } from '../testing/mount-screen.tsx';
import { actions } from './actions.ts';
import { useActOptions } from './use-act-options.ts';

test('every action is offered once in words, by area and within an area in the order of the words', async () => {
  let options: Option[] = [];
  await mountScreen(() => {
    options = useActOptions();
    return null;
  });
  expect(options.map(({ value }) => value).sort()).toEqual([...actions].sort());
  expect([...new Set(options.map(({ group }) => group))].slice(0, 3)).toEqual([
    'Orders',
    'Inventory',
    'Pieces',
  ]);
  expect(options.filter(({ group }) => group === 'Roles')).toEqual([
    { value: 'roles/update', group: 'Roles', label: 'Change permissions of role' },
    { value: 'roles/create', group: 'Roles', label: 'Create role' },
    { value: 'roles/delete', group: 'Roles', label: 'Delete role' },
    { value: 'roles/rename', group: 'Roles', label: 'Rename role' },
    { value: 'roles/export', group: 'Roles', label: 'Save roles as CSV' },
  ]);
});
