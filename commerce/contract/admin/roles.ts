import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line, requestId, time } from '../fields.ts';
import { permissions } from '../permissions.ts';
import { exportInput, listInput, listOutput } from './list.ts';

const sorts = ['name', 'members', 'updatedAt'] as const;
const filters = { name: line(0, 40).optional() };

const role = z.strictObject({
  name: z.string(),
  permissions: z.array(z.enum(permissions)),
  members: z.number().int(),
  updatedAt: time,
});

const set = z.array(z.enum(permissions)).max(permissions.length);

export const adminRoleEndpoints = {
  'GET /admin/roles/query': endpoint({
    summary: 'Lists the roles with their permissions.',
    access: 'staff',
    permission: 'roles.read',
    limit: 'read',
    input: listInput(sorts, filters),
    output: listOutput(role),
  }),
  'GET /admin/roles/export': endpoint({
    summary: 'Exports the filtered roles as CSV.',
    access: 'staff',
    permission: 'roles.read',
    limit: 'read',
    answer: 'csv',
    input: exportInput(sorts, filters),
    output: role,
  }),
  'POST /admin/roles/create': endpoint({
    summary: 'Creates a role. To clone a role, send its permissions.',
    access: 'staff',
    permission: 'roles.write',
    limit: 'write',
    input: z.strictObject({ requestId, name: line(1, 40), permissions: set }),
    output: role,
    errors: ['roleNameTaken', 'aboveYou'],
  }),
  'POST /admin/roles/update': endpoint({
    summary: 'Changes the permissions of a role. They apply at once to everyone who has it.',
    access: 'staff',
    permission: 'roles.write',
    limit: 'write',
    input: z.strictObject({ requestId, name: line(1, 40), permissions: set }),
    output: role,
    errors: ['roleNotFound', 'ownerRoleFixed', 'aboveYou'],
  }),
  'POST /admin/roles/delete': endpoint({
    summary: 'Deletes a role that is not assigned to anyone.',
    access: 'staff',
    permission: 'roles.write',
    limit: 'write',
    input: z.strictObject({ requestId, name: line(1, 40) }),
    output: z.strictObject({}),
    errors: ['roleNotFound', 'roleInUse', 'ownerRoleFixed', 'aboveYou'],
  }),
};
