// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { mountScreen, namesOf } from '../testing/mount-screen.tsx';
import { answered, inputsOf, stubCommerce } from '../testing/stub-commerce.ts';
import { UserLog } from './user-log.tsx';

const path = 'GET /admin/logs/query';
const entry = { at: '2026-01-01T08:00:00.000Z', actor: 'wang', reason: '', result: 'done' };

afterEach(() => vi.unstubAllGlobals());

async function mountLog(actions: readonly string[]) {
  const items = actions.map((action, id) => ({ ...entry, id, action }));
  const calls = stubCommerce({ [path]: () => answered({ items, previous: null, next: null }) });
  await mountScreen(() => <UserLog userId="u-1" version="v1" />);
  return calls;
}

test.each([
  ['users/freeze', 'Freeze account'],
  ['users/unfreeze', 'Unfreeze account'],
  ['users/force_logout', 'Log out everywhere'],
  ['users/assign_roles', 'Assign roles'],
])('the action %s is shown in words: %s', async (action, words) => {
  const calls = await mountLog([action]);
  expect(namesOf('li > a:first-child')).toEqual([words]);
  expect(inputsOf(calls, path)).toMatchObject([{ object: 'user:u-1' }]);
});

test('an action that the page does not know is shown by its code', async () => {
  await mountLog(['users/rename', 'toString']);
  expect(namesOf('li > a:first-child')).toEqual(['users/rename', 'toString']);
});
