import { z } from 'zod';
import { channels } from '../choices.ts';
import { endpoint } from '../endpoint.ts';
import { chargeNo, formBoolean, line, noticeId, requestId, time, transactionNo } from '../fields.ts';
import { yuan } from '../money.ts';
import { chargeStatuses, proposalStatuses } from '../states.ts';
import { exportInput, flag, listInput, listOutput, person, search } from './list.ts';

const noticeFilters = {
  /** The serial number, the number of the recharge, or the phone or username of the member. */
  search,
  dealtWith: flag,
};

/**
 * `chargeNo`, `chargeStatus`, `member`: null if the shop has no such charge. If the recharge `credit` is rejected, the
 * payment gets a new row with the outcome `creditRejected` and the time of the rejection.
 */
const noticeRow = z.strictObject({
  noticeId,
  at: time,
  channel: z.enum(channels),
  chargeNo: chargeNo.nullable(),
  chargeStatus: z.enum(chargeStatuses).nullable(),
  member: person.nullable(),
  serialNo: z.string(),
  amount: yuan,
  outcome: z.enum([
    'secondPayment',
    'dealtWith',
    'unknownNumber',
    'wrongAmount',
    'wrongApp',
    'serialNoUsed',
    'creditRejected',
  ]),
  dealtWith: z.strictObject({ by: person, at: time, reason: z.string() }).nullable(),
  credit: z
    .strictObject({
      proposalId: z.uuid(),
      status: z.enum(proposalStatuses),
      transactionNo: transactionNo.nullable(),
    })
    .nullable(),
  /** The transaction that credits the payment now, by `credit` or by another recharge. */
  creditedBy: transactionNo.nullable(),
  /** These three fields describe `creditedBy` and are null without it. */
  creditedAt: time.nullable(),
  creditedTo: person.nullable(),
  creditedAmount: yuan.nullable(),
});

export const adminNoticeEndpoints = {
  'GET /admin/charges/notices': endpoint({
    summary: 'Lists payments in doubt: a provider reported the money, but it was not credited.',
    access: 'staff',
    permission: 'wallets.read',
    limit: 'read',
    input: listInput(['at'], noticeFilters),
    output: listOutput(noticeRow),
  }),
  'GET /admin/charges/export_notices': endpoint({
    summary: 'Exports the filtered payments in doubt as CSV.',
    access: 'staff',
    permission: 'wallets.read',
    limit: 'read',
    answer: 'csv',
    input: exportInput(['at'], noticeFilters),
    output: noticeRow,
  }),
  'GET /admin/charges/notice': endpoint({
    summary: 'Returns one payment in doubt.',
    access: 'staff',
    permission: 'wallets.read',
    limit: 'read',
    input: z.strictObject({ noticeId }),
    output: noticeRow,
    errors: ['noticeNotFound'],
  }),
  'POST /admin/charges/deal_with_notice': endpoint({
    summary:
      'Closes a payment in doubt. A recharge that is still waiting for it fails. `credit` credits the member ' +
      'with the amount received instead; from `RECHARGE_APPROVAL_YUAN`, or if its number is doubtful, it is only ' +
      'proposed, as by `POST /admin/wallets/recharge`. Without `credit`, it is refused while another credit of the ' +
      'payment waits for a second person. A later notification for it is kept as a payment in doubt and ' +
      'credits nothing more.',
    access: 'staff',
    permission: 'charges.settle',
    limit: 'money',
    input: z.strictObject({ requestId, noticeId, credit: formBoolean.optional(), reason: line(1, 200) }),
    output: noticeRow,
    errors: [
      'noticeNotFound',
      'noticeDealtWith',
      'noticeNotCreditable',
      'rechargeWaiting',
      'confirmationWaiting',
      'notYourself',
    ],
  }),
};
