import { z } from 'zod';
import { accountStatuses } from '../choices.ts';
import { endpoint } from '../endpoint.ts';
import { line, optional, requestId, time } from '../fields.ts';
import { permissions } from '../permissions.ts';
import { searchWords } from '../search-words.ts';
import { exportInput, listInput, listOutput, person, version } from './list.ts';

const sorts = ['name', 'members', 'updatedAt'] as const;
const filters = { name: searchWords(40).optional() };

const role = z.strictObject({
  name: z.string(),
  permissions: z.array(z.enum(permissions)),
  members: z.number().int(),
  updatedAt: time,
  version,
});

/** `firstMembers`: by username. `history`: the oldest first. */
const detail = role.extend({
  firstMembers: z.array(person.extend({ status: z.enum(accountStatuses) })).max(100),
  history: z.array(
    z.strictObject({
      action: z.enum(['create', 'update', 'rename']),
      at: time,
      by: z.string(),
      added: z.array(z.string()),
      removed: z.array(z.string()),
      formerName: z.string().nullable(),
      /** Empty for a new role. */
      reason: z.string(),
    }),
  ),
});

const set = z.array(z.enum(permissions)).max(permissions.length);

/**
 * Other scripts have letters that look Latin: “Оwner” with a Cyrillic О would pass for the Owner. Latin ends at U+00FF
 * because later blocks have small capitals and a dotless i. Comparisons ignore full-width forms.
 */
const usualCharacters =
  /^[\p{Script=Han}a-zA-ZÀ-ÖØ-öø-ÿ0-9！-～ .,:;'"‘’“”&+#@()/_·、。《》〈〉「」【】–—-]*$/u;

/** The name of a role is part of the address of its screen, so it can't be made of dots and slashes alone. */
const newName = line(1, 40)
  .regex(/[\p{L}\p{N}]/u, 'roleName')
  .regex(usualCharacters, 'roleNameCharacters');

const seen = { version: optional(version) };
const reason = line(1, 200);

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
    output: role.omit({ version: true }),
  }),
  'GET /admin/roles/detail': endpoint({
    summary:
      'Returns one role, found by its present or a former name, with its members and what staff did to it.',
    access: 'staff',
    permission: 'roles.read',
    limit: 'read',
    input: z.strictObject({ name: line(1, 40) }),
    output: detail,
    errors: ['roleNotFound'],
  }),
  'GET /admin/roles/names': endpoint({
    summary:
      'Returns the names of all roles, for staff who may read or assign roles, and which of them the caller may ' +
      'give and take.',
    access: 'member',
    limit: 'read',
    input: z.strictObject({}),
    output: z.array(z.strictObject({ name: z.string(), assignable: z.boolean() })),
    errors: ['forbidden'],
  }),
  'POST /admin/roles/create': endpoint({
    summary: 'Creates a role. To clone a role, send its permissions.',
    access: 'staff',
    permission: 'roles.write',
    limit: 'write',
    input: z.strictObject({ requestId, name: newName, permissions: set }),
    output: role,
    errors: ['roleNameTaken', 'aboveYou'],
  }),
  'POST /admin/roles/update': endpoint({
    summary: 'Changes the permissions of a role. They apply at once to everyone who has it.',
    access: 'staff',
    permission: 'roles.write',
    limit: 'write',
    input: z.strictObject({ requestId, name: line(1, 40), ...seen, permissions: set, reason }),
    output: role,
    errors: ['roleNotFound', 'rowChanged', 'ownerRoleFixed', 'aboveYou'],
  }),
  'POST /admin/roles/rename': endpoint({
    summary: 'Renames a role. Everyone who has it keeps it, and stays logged in.',
    access: 'staff',
    permission: 'roles.write',
    limit: 'write',
    input: z.strictObject({ requestId, name: line(1, 40), ...seen, newName, reason }),
    output: role,
    errors: ['roleNotFound', 'rowChanged', 'roleNameTaken', 'ownerRoleFixed', 'aboveYou'],
  }),
  'POST /admin/roles/delete': endpoint({
    summary: 'Deletes a role that is not assigned to anyone.',
    access: 'staff',
    permission: 'roles.write',
    limit: 'write',
    input: z.strictObject({ requestId, name: line(1, 40), ...seen, reason }),
    output: z.strictObject({}),
    errors: ['roleNotFound', 'rowChanged', 'roleInUse', 'ownerRoleFixed', 'aboveYou'],
  }),
};
