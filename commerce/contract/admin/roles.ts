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
    summary: 'The roles and what they may do.',
    access: 'staff',
    permission: 'roles.read',
    limit: 'read',
    input: listInput(sorts, filters),
    output: listOutput(role),
  }),
  'GET /admin/roles/export': endpoint({
    summary: 'The filtered roles as CSV.',
    access: 'staff',
    permission: 'roles.read',
    limit: 'read',
    answer: 'csv',
    input: exportInput(sorts, filters),
    output: role,
  }),
  'POST /admin/roles/create': endpoint({
    summary: 'Makes a role, or a clone of one by sending its permissions.',
    access: 'staff',
    permission: 'roles.write',
    limit: 'write',
    input: z.strictObject({ requestId, name: line(1, 40), permissions: set }),
    output: role,
    errors: ['roleNameTaken', 'aboveYou'],
  }),
  'POST /admin/roles/update': endpoint({
    summary: 'Changes what a role may do; sessions of its members follow at once.',
    access: 'staff',
    permission: 'roles.write',
    limit: 'write',
    input: z.strictObject({ requestId, name: line(1, 40), permissions: set }),
    output: role,
    errors: ['roleNotFound', 'ownerRoleFixed', 'aboveYou'],
  }),
  'POST /admin/roles/delete': endpoint({
    summary: 'Deletes a role nobody has.',
    access: 'staff',
    permission: 'roles.write',
    limit: 'write',
    input: z.strictObject({ requestId, name: line(1, 40) }),
    output: z.strictObject({}),
    errors: ['roleNotFound', 'roleInUse', 'ownerRoleFixed', 'aboveYou'],
  }),
};
