import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line, optional, time } from '../fields.ts';
import { exportInput, listInput, listOutput, range, search } from './list.ts';

const sorts = ['at', 'actor', 'role', 'action', 'object', 'result', 'ip', 'requestId'] as const;
const results = ['done', 'refused'] as const;
const filters = {
  /** The username of the actor, the object, or the request id. */
  search,
  actor: optional(line(1, 60)),
  /** The name of a role that the actor had at the time of the action. */
  role: optional(line(1, 40)),
  action: optional(line(1, 60)),
  object: optional(line(1, 80)),
  result: optional(z.enum(results)),
  ip: optional(line(1, 45)),
  requestId: optional(line(1, 64)),
  ...range,
};

/**
 * `before` and `after`: the changed values before and after the action, as JSON. `errorCode`: why the action
 * was refused (docs/decisions/021).
 */
const row = z.strictObject({
  id: z.number().int(),
  at: time,
  actor: z.string(),
  role: z.string(),
  action: z.string(),
  object: z.string(),
  result: z.enum(results),
  errorCode: z.string().nullable(),
  reason: z.string(),
  ip: z.string(),
  requestId: z.string(),
  before: z.string(),
  after: z.string(),
  /** Whether the row is already part of the sealed chain. */
  sealed: z.boolean(),
});

export const adminLogEndpoints = {
  'GET /admin/logs/query': endpoint({
    summary: 'Lists the actions of staff.',
    access: 'staff',
    permission: 'logs.read',
    limit: 'read',
    input: listInput(sorts, filters),
    output: listOutput(row),
  }),
  'GET /admin/logs/export': endpoint({
    summary: 'Exports the filtered log as CSV.',
    access: 'staff',
    permission: 'logs.read',
    limit: 'read',
    answer: 'csv',
    input: exportInput(sorts, filters),
    output: row,
  }),
  'GET /admin/logs/verify': endpoint({
    summary: 'Verifies the hash chain of the log and the ledger, and returns the first broken link, if any.',
    access: 'staff',
    permission: 'logs.read',
    limit: 'write',
    input: z.strictObject({}),
    output: z.strictObject({
      intact: z.boolean(),
      sealed: z.number().int(),
      brokenAt: z.string().nullable(),
    }),
  }),
};
