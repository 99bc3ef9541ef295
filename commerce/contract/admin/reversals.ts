import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { formBoolean, line, optional, requestId, time, transactionNo } from '../fields.ts';
import { yuan, yuanInput } from '../money.ts';
import { proposalStatuses } from '../states.ts';
import { person } from './list.ts';

const reversalId = z.uuid();

/**
 * `transactionNo`: the credit that is taken back. `amount`: of the credit. `received`: what arrived and stays in the
 * wallet. `channel`, `serialNo`: of the payment; null if it has none. `shownBy`: the reconciliation that shows the
 * payment, which speaks against the reversal. `reversalNo`, `correctionNo`: the transactions of a posted reversal.
 */
const reversal = z.strictObject({
  reversalId,
  transactionNo,
  member: person,
  amount: yuan,
  received: yuan,
  channel: z.string().nullable(),
  serialNo: z.string().nullable(),
  reason: z.string(),
  status: z.enum(proposalStatuses),
  proposedBy: person,
  proposedAt: time,
  decidedBy: person.nullable(),
  decidedAt: time.nullable(),
  rejectReason: z.string(),
  reversalNo: transactionNo.nullable(),
  correctionNo: transactionNo.nullable(),
  shownBy: z.strictObject({ reconciliationId: z.string(), from: z.string(), to: z.string() }).nullable(),
});

/** Confirms the warning that a reconciliation shows the payment. */
const although = { although: optional(formBoolean) };

const readWallets = { access: 'staff', permission: 'wallets.read', limit: 'read' } as const;
const decide = { access: 'staff', permission: 'credits.post', limit: 'money' } as const;

export const adminReversalEndpoints = {
  'GET /admin/reversals/detail': endpoint({
    summary: 'Returns one reversal of a credit.',
    ...readWallets,
    input: z.strictObject({ reversalId }),
    output: reversal,
    errors: ['reversalNotFound'],
  }),
  'POST /admin/reversals/propose': endpoint({
    summary:
      'Proposes to take back a credit of which nothing is spent or frozen, or to lower it to what was `received`. A ' +
      'second person posts it. If a reconciliation shows the payment, it is refused until `although`.',
    ...decide,
    input: z.strictObject({
      requestId,
      transactionNo,
      received: yuanInput.default(0),
      reason: line(1, 200),
      ...although,
    }),
    output: reversal,
    errors: [
      'transactionNotFound',
      'notReversible',
      'creditSpent',
      'notYourself',
      'reversalWaiting',
      'paymentShown',
    ],
  }),
  'POST /admin/reversals/post': endpoint({
    summary:
      'Posts a reversal that waits. Neither who proposed it nor the owner of the wallet may do so; only an Owner whom ' +
      'nobody else could relieve may post an own one. If a reconciliation shows the payment, it is refused until ' +
      '`although`. The recharge of the credit fails.',
    ...decide,
    input: z.strictObject({ requestId, reversalId, ...although }),
    output: reversal,
    errors: [
      'reversalNotFound',
      'proposalStateChanged',
      'secondPersonNeeded',
      'notYourself',
      'notReversible',
      'creditSpent',
      'rechargeStateChanged',
      'paymentShown',
    ],
  }),
  'POST /admin/reversals/reject': endpoint({
    summary: 'Rejects a reversal that waits. The person who proposed it may do so too.',
    access: 'staff',
    permission: 'credits.post',
    limit: 'write',
    input: z.strictObject({ requestId, reversalId, reason: line(0, 200).default('') }),
    output: reversal,
    errors: ['reversalNotFound', 'proposalStateChanged'],
  }),
};
