import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { count, requestId, time } from '../fields.ts';
import { flag, listInput, listOutput, person } from './list.ts';
import { brokenLink } from './logs.ts';

const about = z.strictObject({
  kind: z.enum(['transaction', 'member', 'order', 'recharge', 'refund', 'product', 'log', 'day']),
  id: z.string(),
});
const check = z.strictObject({
  auditId: z.string(),
  checkedAt: time,
  /** Whether everything was checked, or only what had changed since an earlier check. */
  whole: z.boolean(),
  /** Null for the hourly check. */
  by: person.nullable(),
  sealed: count,
  milliseconds: count,
  findings: z.array(
    z.strictObject({
      invariant: z.string(),
      subject: z.string(),
      about: about.nullable(),
      /** The username, if the finding is about a member. */
      name: z.string().nullable(),
      /** What is wrong with a sealed chain, and at which link; null for a finding about something else. */
      seal: brokenLink.pick({ chain: true, seq: true, what: true }).nullable(),
    }),
  ),
});

export const adminAuditEndpoints = {
  'POST /admin/finance/run_audit': endpoint({
    summary: 'Checks all invariants of the books and both sealed chains now. One check runs at a time.',
    access: 'staff',
    permission: 'finance.read',
    limit: 'write',
    input: z.strictObject({ requestId }),
    output: check,
    errors: ['checkRunning'],
  }),
  'GET /admin/finance/audits': endpoint({
    summary: 'Lists the checks of the books, the newest first.',
    access: 'staff',
    permission: 'finance.read',
    limit: 'read',
    input: listInput(['at'], { whole: flag, found: flag }),
    output: listOutput(check),
  }),
};
