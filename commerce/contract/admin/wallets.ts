import { z } from 'zod';
import { accountStatuses, channels, ledgerKinds, ledgerScenes } from '../choices.ts';
import { endpoint } from '../endpoint.ts';
import {
  chargeNo,
  count,
  line,
  noticeId,
  optional,
  refundNo,
  requestId,
  serialNo,
  time,
  transactionNo,
  userId,
} from '../fields.ts';
import { yuan, yuanInput, yuanSum, yuanWithin } from '../money.ts';
import { proposalStatuses, staffRechargeYuan } from '../states.ts';
import { walletRecord } from '../wallet.ts';
import { doubt } from './doubts.ts';
import { exportInput, flag, listInput, listOutput, person, range, search } from './list.ts';

const sorts = ['member', 'available', 'frozen', 'recharged', 'spent', 'refunded', 'lastEntryAt'] as const;
const filters = { search, minBalance: optional(yuanInput), maxBalance: optional(yuanInput), frozen: flag };

const recordSorts = ['createdAt', 'in', 'out'] as const;
const recordFilters = {
  userId,
  /** The complete number of a transaction, order, charge or refund, or the provider's serial number. */
  search,
  scene: optional(z.enum(ledgerScenes)),
  ...range,
};

const proposalSorts = ['proposedAt', 'amount'] as const;
/** `search`: any part of the member's names, phone or email, or the provider's complete serial number. */
const proposalFilters = { search, status: optional(z.enum(proposalStatuses)) };

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

/**
 * A value that a record does not have is null, because every line of a CSV has every column. `corrects`: the reversed
 * transaction in whose place this one credits what had arrived. `reason`: may be empty.
 */
const record = walletRecord.extend({
  kind: z.enum(ledgerKinds).nullable(),
  corrects: transactionNo.nullable(),
  orderNo: z.string().nullable(),
  chargeNo: z.string().nullable(),
  refundNo: z.string().nullable(),
  proposalId: z.uuid().nullable(),
  reason: z.string(),
});

/**
 * `proposedBy`: null for the command `wallet:recharge`. `decidedBy`: also null if the command posted the recharge
 * itself. `reversedBy`: the transaction that took it back. `channel`, `serialNo`: null without a provider.
 */
export const proposal = z.strictObject({
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
  reversedBy: transactionNo.nullable(),
  channel: z.enum(channels).nullable(),
  serialNo: z.string().nullable(),
  noticeId: noticeId.nullable(),
});

/** `doubts`: why the number is doubtful; empty if the recharge does not wait for a second person. */
const doubtfulProposal = proposal.extend({ doubts: z.array(doubt) });

const withSerialNo = { path: ['serialNo'], error: 'serialNoNeeded' };
const withChannel = { path: ['channel'], error: 'channelNeeded' };
const noGift = { path: ['channel'], error: 'giftWithChannel' };
type Source = { kind: 'received' | 'gift'; channel?: unknown; serialNo?: unknown };

const held = z.strictObject({
  refundNo,
  chargeNo,
  amount: yuan,
  appliedAt: time,
  approved: z.boolean(),
});

/**
 * `proposed`: recharges that wait for a second person and are in no balance yet. `aloneBelow`: the caller credits less
 * than this without a second person. `aloneLimit`: `aloneBelow` at the start of the day.
 */
const detail = row.extend({
  status: z.enum(accountStatuses),
  balance: yuanSum,
  held: z.array(held),
  proposed: z.array(proposal),
  aloneBelow: yuanSum,
  aloneLimit: yuanSum,
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
  'GET /admin/wallets/sums': endpoint({
    summary: 'Returns the sums of the filtered wallets.',
    access: 'staff',
    permission: 'wallets.read',
    limit: 'read',
    input: z.strictObject(filters),
    output: row
      .pick({ available: true, frozen: true, recharged: true, spent: true, refunded: true })
      .extend({ count }),
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
  'GET /admin/wallets/detail': endpoint({
    summary: 'Returns the wallet of one member, with the money that is frozen and the recharges that wait.',
    access: 'staff',
    permission: 'wallets.read',
    limit: 'read',
    input: z.strictObject({ userId }),
    output: detail,
    errors: ['userNotFound'],
  }),
  'GET /admin/wallets/records': endpoint({
    summary:
      'Lists the wallet transactions of one member. `sums` adds up all filtered transactions, on all pages: `in` what ' +
      'came into the wallet, `out` what left it.',
    access: 'staff',
    permission: 'wallets.read',
    limit: 'read',
    input: listInput(recordSorts, recordFilters),
    output: listOutput(record).extend({ sums: z.strictObject({ in: yuanSum, out: yuanSum }) }),
    errors: ['userNotFound'],
  }),
  'GET /admin/wallets/export_records': endpoint({
    summary: 'Exports the filtered wallet transactions of one member as CSV.',
    access: 'staff',
    permission: 'wallets.read',
    limit: 'read',
    answer: 'csv',
    input: exportInput(recordSorts, recordFilters),
    output: record,
    errors: ['userNotFound'],
  }),
  'POST /admin/wallets/recharge': endpoint({
    summary:
      'Credits a wallet: `received` is money the workshop has received, `gift` is paid by marketing. From ' +
      '`RECHARGE_APPROVAL_YUAN` (5000) the recharge is only proposed, and a second person must post it. Money that a ' +
      'provider received names its `channel` and `serialNo`, so that the statement of the provider matches. Each ' +
      'payment is credited once, and again only after its credit was reversed. A payment whose number is doubtful ' +
      '(`doubts`) is only proposed too. A credit closes the payments in doubt with its number.',
    access: 'staff',
    permission: 'wallets.recharge',
    limit: 'money',
    input: z
      .strictObject({
        requestId,
        userId,
        amount: yuanWithin(staffRechargeYuan, 'rechargeAmount'),
        kind: z.enum(['received', 'gift']),
        channel: optional(z.enum(channels)),
        serialNo: optional(serialNo),
        reason: line(1, 200),
      })
      .refine(({ kind, channel, serialNo }: Source) => kind === 'received' || !(channel || serialNo), noGift)
      .refine(({ channel, serialNo }: Source) => !channel || Boolean(serialNo), withSerialNo)
      .refine(({ channel, serialNo }: Source) => !serialNo || Boolean(channel), withChannel),
    output: doubtfulProposal,
    errors: ['userNotFound', 'notYourself', 'serialNoUsed'],
  }),
  'GET /admin/wallets/proposals': endpoint({
    summary: 'Lists recharges by staff, starting with those that wait for a second person.',
    access: 'staff',
    permission: 'wallets.read',
    limit: 'read',
    input: listInput(proposalSorts, proposalFilters),
    output: listOutput(proposal),
  }),
  'GET /admin/wallets/proposal': endpoint({
    summary: 'Returns one recharge by staff. `rejectReason` is empty unless it was rejected.',
    access: 'staff',
    permission: 'wallets.read',
    limit: 'read',
    input: z.strictObject({ proposalId: z.uuid() }),
    output: doubtfulProposal.extend({ rejectReason: z.string() }),
    errors: ['proposalNotFound'],
  }),
  'GET /admin/wallets/proposal_sums': endpoint({
    summary:
      'Returns the sums of the filtered recharges by staff: what is in the wallets (`posted`), what waits for a second ' +
      'person (`proposed`), what was rejected (`rejected`), and what was posted and taken back (`reversed`).',
    access: 'staff',
    permission: 'wallets.read',
    limit: 'read',
    input: z.strictObject(proposalFilters),
    output: z.strictObject({
      posted: yuanSum,
      proposed: yuanSum,
      rejected: yuanSum,
      reversed: yuanSum,
      count,
    }),
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
      'Posts a proposed recharge. Neither the person who proposed it nor the owner of the wallet may do so. If staff ' +
      'have closed its payment without a credit meanwhile, the recharge must be proposed again.',
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
      'noticeClosedSince',
      'serialNoUsed',
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
