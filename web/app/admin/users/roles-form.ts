import { post } from '../../api/commerce.ts';
import { actionForm } from '../act/action-form.ts';

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
