import type { Permission } from '@junyao/commerce/contract';
import { post } from '../../api/commerce.ts';
import type { FormSpec } from '../../form/form-action.ts';
import { actionForm, type Entered } from '../act/action-form.ts';

/** A form holds the permissions as a JSON list. */
function readPermissions(text: string): Permission[] {
  return JSON.parse(text);
}

export const nameTaken = 'errors:code.ROL003';

export const createForm: FormSpec<Entered<'name' | 'permissions'>, { name: string }> = {
  ...actionForm({
    intent: 'createRole',
    fields: ['name', 'permissions'],
    required: ['name'],
    send: ({ permissions, ...entered }, options) =>
      post('/admin/roles/create', { ...entered, permissions: readPermissions(permissions) }, options),
  }),
  refusals: { ROL003: { name: nameTaken } },
};

const update = actionForm({
  intent: 'updateRole',
  fields: ['name', 'version', 'permissions', 'changes', 'reason'],
  record: 'name',
  replacesSet: true,
  required: ['reason'],
  send: ({ permissions, changes: _, ...entered }, options) =>
    post('/admin/roles/update', { ...entered, permissions: readPermissions(permissions) }, options),
});

/** `changes` is the number of added and removed permissions. An edit that changes nothing is not sent. */
export const updateForm: typeof update = {
  ...update,
  check: (entered) => ({
    ...update.check(entered),
    ...(entered.changes === '0' && { changes: 'admin-roles:actions.edit.nothing' }),
  }),
};
