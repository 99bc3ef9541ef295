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

/** In a CSV every line has every column, so nothing is optional. */
const record = walletRecord.extend({
  orderNo: z.string().nullable(),
  chargeNo: z.string().nullable(),
  refundNo: z.string().nullable(),
});

/** `proposedBy` is null for the command `wallet:recharge`; `decidedBy` is null before the decision, and for the command. */
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
    summary: 'The wallets of all members.',
    access: 'staff',
    permission: 'wallets.read',
    limit: 'read',
    input: listInput(sorts, filters),
    output: listOutput(row),
  }),
  'GET /admin/wallets/export': endpoint({
    summary: 'The filtered wallets as CSV.',
    access: 'staff',
    permission: 'wallets.read',
    limit: 'read',
    answer: 'csv',
    input: exportInput(sorts, filters),
    output: row,
  }),
  'GET /admin/wallets/records': endpoint({
    summary: 'The wallet records of one member, 10 a page.',
    access: 'staff',
    permission: 'wallets.read',
    limit: 'read',
    input: z.strictObject({ userId, page }),
    output: pageOf(walletRecord),
    errors: ['userNotFound'],
  }),
  'GET /admin/wallets/export_records': endpoint({
    summary: 'The wallet records of one member as CSV.',
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
      'Credits a wallet: `received` is money the workshop has, `gift` comes from marketing. From the limit on ' +
      '(`RECHARGE_APPROVAL_YUAN`, 5000) it is only proposed, and somebody else posts it.',
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
    summary: 'Recharges by staff, those waiting for a second person first.',
    access: 'staff',
    permission: 'wallets.read',
    limit: 'read',
    input: listInput(proposalSorts, proposalFilters),
    output: listOutput(proposal),
  }),
  'GET /admin/wallets/export_proposals': endpoint({
    summary: 'The filtered recharges by staff as CSV.',
    access: 'staff',
    permission: 'wallets.read',
    limit: 'read',
    answer: 'csv',
    input: exportInput(proposalSorts, proposalFilters),
    output: proposal,
  }),
  'POST /admin/wallets/post': endpoint({
    summary: 'Posts a proposed recharge; never by the proposer, never to the own wallet.',
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
    summary: 'Rejects a proposed recharge. A payment in doubt that it was to credit can be dealt with again.',
    access: 'staff',
    permission: 'wallets.recharge',
    limit: 'write',
    input: z.strictObject({ requestId, proposalId: z.uuid(), reason: line(1, 200) }),
    output: proposal,
    errors: ['proposalNotFound', 'proposalStateChanged'],
  }),
};
