import { post } from '../../api/commerce.ts';
import { actionForm } from '../act/action-form.ts';

/** `version` is the version of the account that the person saw. */
export const userForms = {
  freeze: reasonForm('freeze', '/admin/users/freeze'),
  unfreeze: reasonForm('unfreeze', '/admin/users/unfreeze'),
  forceLogout: reasonForm('forceLogout', '/admin/users/force_logout'),
};

/** `roles` is a JSON list of the role names that the account has afterwards. */
export const rolesForm = actionForm({
  intent: 'assignRoles',
  fields: ['userId', 'version', 'roles', 'reason'],
  record: 'userId',
  replacesSet: true,
  required: ['reason'],
  send: ({ roles, ...entered }, options) =>
    post('/admin/users/assign_roles', { ...entered, roles: JSON.parse(roles) as string[] }, options),
});

type ReasonPath = '/admin/users/freeze' | '/admin/users/unfreeze' | '/admin/users/force_logout';

function reasonForm(intent: string, path: ReasonPath) {
  return actionForm({
    intent,
    fields: ['userId', 'version', 'reason'],
    record: 'userId',
    required: ['reason'],
    send: (entered, options) => post(path, entered, options),
  });
}
