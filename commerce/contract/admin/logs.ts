import { z } from 'zod';
import { logResults } from '../choices.ts';
import { endpoint } from '../endpoint.ts';
import { line, optional, time } from '../fields.ts';
import { exportInput, listInput, listOutput, range, search } from './list.ts';

const sorts = ['at', 'role', 'action', 'object', 'result', 'requestId'] as const;
const filters = {
  /** Part of the actor's username, the object or the request id; what `object` takes; or how a member's name begins. */
  search,
  /** A username, its beginning, the phone number of staff, or `staff:<userId>`. */
  actor: optional(line(1, 60)),
  /** A role that the actor had at the time, by its name in the shop or in the admin area. */
  role: optional(line(1, 40)),
  action: optional(line(1, 60)),
  /** An object such as `order:JO…`, or only its number, code or name; of a member also the phone number. */
  object: optional(line(1, 80)),
  result: optional(z.enum(logResults)),
  ip: optional(line(1, 45)),
  requestId: optional(line(1, 64)),
  ...range,
};

/** `before`, `after` and `circumstances` are JSON; of a refused action, also what was asked (docs/decisions/021). */
const row = z.strictObject({
  id: z.number().int(),
  at: time,
  actor: z.string(),
  role: z.string(),
  action: z.string(),
  object: z.string(),
  /** The username, if the object is a user or a wallet. */
  objectName: z.string().nullable(),
  result: z.enum(logResults),
  errorCode: z.string().nullable(),
  reason: z.string(),
  ip: z.string(),
  requestId: z.string(),
  before: z.string(),
  after: z.string(),
  circumstances: z.string(),
  /** Whether the reason, the address and the values were deleted, because they were about a person who left. */
  emptied: z.boolean(),
  sealed: z.boolean(),
});

/** `object`, `changes` and `circumstances` are in words for people. `objectCode`: such as `user:` and an id. */
const rowOfFile = z.strictObject({
  ...row.pick({ id: true, at: true, actor: true }).shape,
  role: z.array(z.string()),
  ...row.pick({ action: true, object: true, result: true, errorCode: true, reason: true }).shape,
  /** Each field that the action changed, such as `Price: ¥100.00 → ¥120.00`. */
  changes: z.array(z.string()),
  circumstances: z.array(z.string()),
  ...row.pick({ ip: true, requestId: true, emptied: true, sealed: true }).shape,
  objectCode: z.string(),
});

const logId = z.string().regex(/^[1-9]\d{0,14}$/);

/**
 * `seq`: null for a row that is no link. `subject`: the number of the log row or the id of the ledger's transaction;
 * null if only the seal is known. `neverSealed`: the shop did not write the row.
 */
export const brokenLink = z.strictObject({
  chain: z.enum(['log', 'ledger']),
  seq: z.number().int().nullable(),
  subject: z.string().nullable(),
  what: z.enum(['sealGone', 'rowGone', 'rowChanged', 'endsElsewhere', 'neverSealed', 'goneUnsealed']),
  transactionNo: z.string().nullable(),
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
    output: rowOfFile,
  }),
  'GET /admin/logs/detail': endpoint({
    summary: 'Returns one action of staff.',
    access: 'staff',
    permission: 'logs.read',
    limit: 'read',
    input: z.strictObject({ id: logId }),
    output: row.extend({
      /** Null for a command or the service itself. */
      actorId: z.uuid().nullable(),
      sealNo: z.number().int().nullable(),
      /** Whether the row still is what was sealed; null while it waits for its seal. */
      sealHolds: z.boolean().nullable(),
    }),
    errors: ['notFound'],
  }),
  'GET /admin/logs/verify': endpoint({
    summary:
      'Verifies the hash chains of the log and the ledger, and returns the first broken link of each, if any. With ' +
      '`links`, one call verifies at most this many links, and `next` is the `after` of the next call.',
    access: 'staff',
    permission: 'logs.read',
    limit: 'write',
    input: z.strictObject({
      links: optional(z.coerce.number<string | number>().pipe(z.number().int().min(1).max(50_000))),
      after: optional(z.string().regex(/^(log|ledger):\d{1,15}$/)),
    }),
    output: z.strictObject({
      intact: z.boolean(),
      /** The valid links that this call found. */
      sealed: z.number().int(),
      /** The links of both chains. */
      total: z.number().int(),
      brokenAt: z.string().nullable(),
      broken: z.array(brokenLink),
      next: z.string().nullable(),
    }),
  }),
};
