import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line, optional, page, pageOf, requestId, time, transactionNo, userId } from '../fields.ts';
import { yuan, yuanInput, yuanSum } from '../money.ts';
import { proposalStatuses } from '../states.ts';
import { walletRecord } from '../wallet.ts';
import { exportInput, flag, listInput, listOutput, person, search } from './list.ts';

const sorts = ['member', 'available', 'frozen', 'recharged', 'spent', 'refunded', 'lastEntryAt'] as const;
const filters = { search, minBalance: optional(yuanInput), maxBalance: optional(yuanInput), frozen: flag };

const proposalSorts = ['proposedAt', 'amount'] as const;
const proposalFilters = { status: optional(z.enum(proposalStatuses)) };

/** `phone` is masked. */
const row = z.strictObject({
  userId,
  username: z.string(),
  phone: z.string(),
  available: yuanSum,
  frozen: yuanSum,
  recharged: yuanSum,
  spent: yuanSum,
  refunded: yuanSum,
  lastEntryAt: time.nullable(),
});

/** Every line of a CSV has every column. Therefore a number that a record does not have is null. */
const record = walletRecord.extend({
  orderNo: z.string().nullable(),
  chargeNo: z.string().nullable(),
  refundNo: z.string().nullable(),
});

/**
 * `proposedBy` is null if the command `wallet:recharge` made the proposal. `decidedBy` is null before the
 * decision. It is also null if the command posted the proposal itself.
 */
const proposal = z.strictObject({
  proposalId: z.uuid(),
  member: person,
  amount: yuan,
  kind: z.enum(['received', 'gift']),
  reason: z.string(),
  status: z.enum(proposalStatuses),
  proposedBy: person.nullable(),
  proposedAt: time,
  decidedBy: person.nullable(),
  decidedAt: time.nullable(),
  transactionNo: transactionNo.nullable(),
});

export const adminWalletEndpoints = {
  'GET /admin/wallets/query': endpoint({
    summary: 'Lists the wallets of all members.',
    access: 'staff',
    permission: 'wallets.read',
    limit: 'read',
    input: listInput(sorts, filters),
    output: listOutput(row),
  }),
  'GET /admin/wallets/export': endpoint({
    summary: 'Exports the filtered wallets as CSV.',
    access: 'staff',
    permission: 'wallets.read',
    limit: 'read',
    answer: 'csv',
    input: exportInput(sorts, filters),
    output: row,
  }),
  'GET /admin/wallets/records': endpoint({
    summary: 'Lists the wallet transactions of one member, 10 per page.',
    access: 'staff',
    permission: 'wallets.read',
    limit: 'read',
    input: z.strictObject({ userId, page }),
    output: pageOf(walletRecord),
    errors: ['userNotFound'],
  }),
  'GET /admin/wallets/export_records': endpoint({
    summary: 'Exports the wallet transactions of one member as CSV.',
    access: 'staff',
    permission: 'wallets.read',
    limit: 'read',
    answer: 'csv',
    input: exportInput(['createdAt'], { userId }),
    output: record,
    errors: ['userNotFound'],
  }),
  'POST /admin/wallets/recharge': endpoint({
    summary:
      'Credits a wallet: `received` is money the workshop has received, `gift` is paid by marketing. From ' +
      '`RECHARGE_APPROVAL_YUAN` (5000) the recharge is only proposed, and a second person must post it.',
    access: 'staff',
    permission: 'wallets.recharge',
    limit: 'money',
    input: z.strictObject({
      requestId,
      userId,
      amount: yuanInput.pipe(yuan.min(0.01).max(1_000_000)),
      kind: z.enum(['received', 'gift']),
      reason: line(1, 200),
    }),
    output: proposal,
    errors: ['userNotFound', 'notYourself'],
  }),
  'GET /admin/wallets/proposals': endpoint({
    summary: 'Lists recharges by staff, starting with those that wait for a second person.',
    access: 'staff',
    permission: 'wallets.read',
    limit: 'read',
    input: listInput(proposalSorts, proposalFilters),
    output: listOutput(proposal),
  }),
  'GET /admin/wallets/export_proposals': endpoint({
    summary: 'Exports the filtered recharges by staff as CSV.',
    access: 'staff',
    permission: 'wallets.read',
    limit: 'read',
    answer: 'csv',
    input: exportInput(proposalSorts, proposalFilters),
    output: proposal,
  }),
  'POST /admin/wallets/post': endpoint({
    summary:
      'Posts a proposed recharge. Neither the person who proposed it nor the owner of the wallet may do so.',
    access: 'staff',
    permission: 'wallets.recharge',
    limit: 'money',
    input: z.strictObject({ requestId, proposalId: z.uuid() }),
    output: proposal,
    errors: [
      'proposalNotFound',
      'proposalStateChanged',
      'secondPersonNeeded',
      'notYourself',
      'noticeNotCreditable',
    ],
  }),
  'POST /admin/wallets/reject': endpoint({
    summary:
      'Rejects a proposed recharge. If it was to credit a payment in doubt, that payment is open again.',
    access: 'staff',
    permission: 'wallets.recharge',
    limit: 'write',
    input: z.strictObject({ requestId, proposalId: z.uuid(), reason: line(1, 200) }),
    output: proposal,
    errors: ['proposalNotFound', 'proposalStateChanged'],
  }),
};
