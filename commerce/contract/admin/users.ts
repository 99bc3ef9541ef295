import { z } from 'zod';
import { accountStatuses } from '../choices.ts';
import { endpoint } from '../endpoint.ts';
import { line, optional, requestId, time, userId } from '../fields.ts';
import { yuanSum } from '../money.ts';
import { factorKinds } from '../proof.ts';
import { exportInput, listInput, listOutput, range, search, version } from './list.ts';

const sorts = ['registeredAt', 'lastLoginAt', 'username', 'status', 'balance', 'orders', 'spent'] as const;
const filters = {
  /** Part of the username, nickname, phone number or email. */
  search,
  status: optional(z.enum(accountStatuses)),
  role: optional(line(1, 40)),
  ...range,
};

/** `phone` is masked here and complete in the details of an account. */
const row = z.strictObject({
  userId,
  avatar: z.string().nullable(),
  username: z.string(),
  phone: z.string(),
  status: z.enum(accountStatuses),
  balance: yuanSum,
  orders: z.number().int(),
  spent: yuanSum,
  registeredAt: time,
  lastLoginAt: time.nullable(),
  roles: z.array(z.string()),
  version,
});

const seen = { version: optional(version) };

const detail = row.extend({
  nickname: z.string(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  /** When the terms that the member accepted were published. */
  acceptedTerms: time.nullable(),
  available: yuanSum,
  frozen: yuanSum,
  secondFactors: z.array(z.enum(factorKinds)),
  addresses: z.array(
    z.strictObject({
      recipientName: z.string(),
      phone: z.string(),
      lines: z.string(),
      isDefault: z.boolean(),
    }),
  ),
  sessions: z.array(
    z.strictObject({
      sessionId: z.uuid(),
      device: z.string(),
      ip: z.string(),
      createdAt: time,
      lastSeenAt: time,
    }),
  ),
});

export const adminUserEndpoints = {
  'GET /admin/users/query': endpoint({
    summary: 'Lists members and staff.',
    access: 'staff',
    permission: 'users.read',
    limit: 'read',
    input: listInput(sorts, filters),
    output: listOutput(row),
  }),
  'GET /admin/users/export': endpoint({
    summary: 'Exports the filtered members as CSV.',
    access: 'staff',
    permission: 'users.read',
    limit: 'read',
    answer: 'csv',
    input: exportInput(sorts, filters),
    output: row.omit({ version: true }),
  }),
  'GET /admin/users/detail': endpoint({
    summary: 'Returns one member with addresses and sessions. Orders, ledger and log have their own lists.',
    access: 'staff',
    permission: 'users.read',
    limit: 'read',
    input: z.strictObject({ userId }),
    output: detail,
    errors: ['userNotFound'],
  }),
  'POST /admin/users/freeze': endpoint({
    summary: "Freezes an account: all its sessions end at once, and it can't be used to log in.",
    access: 'staff',
    permission: 'users.freeze',
    limit: 'write',
    input: z.strictObject({ requestId, userId, ...seen, reason: line(1, 200) }),
    output: detail,
    errors: ['userNotFound', 'rowChanged', 'notYourself', 'lastOwner', 'aboveYou'],
  }),
  'POST /admin/users/unfreeze': endpoint({
    summary: 'Unfreezes an account, so that it can be used to log in again.',
    access: 'staff',
    permission: 'users.freeze',
    limit: 'write',
    input: z.strictObject({ requestId, userId, ...seen, reason: line(1, 200) }),
    output: detail,
    errors: ['userNotFound', 'rowChanged', 'aboveYou'],
  }),
  'POST /admin/users/force_logout': endpoint({
    summary: 'Ends all sessions of a member.',
    access: 'staff',
    permission: 'users.freeze',
    limit: 'write',
    input: z.strictObject({ requestId, userId, ...seen, reason: line(1, 200) }),
    output: detail,
    errors: ['userNotFound', 'rowChanged', 'aboveYou'],
  }),
  'POST /admin/users/reset_factors': endpoint({
    summary:
      'Removes all second factors of somebody who has lost them, and ends all his sessions. He sets up new ones after ' +
      'the next login.',
    access: 'staff',
    permission: 'roles.write',
    limit: 'write',
    input: z.strictObject({ requestId, userId, ...seen, reason: line(1, 200) }),
    output: detail,
    errors: ['userNotFound', 'rowChanged', 'notYourself', 'aboveYou'],
  }),
  'POST /admin/users/assign_roles': endpoint({
    summary:
      'Assigns roles to a user. Staff can only assign roles within their own permissions, and not to themselves.',
    access: 'staff',
    permission: 'roles.write',
    limit: 'write',
    input: z.strictObject({
      requestId,
      userId,
      ...seen,
      roles: z.array(line(1, 40)).max(20),
      reason: line(1, 200),
    }),
    output: detail,
    errors: ['userNotFound', 'rowChanged', 'roleNotFound', 'notYourself', 'lastOwner', 'aboveYou'],
  }),
};
