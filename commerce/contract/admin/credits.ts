import { z } from 'zod';
import { bookedChannels, channels, contradictionKinds, creditKinds } from '../choices.ts';
import { endpoint } from '../endpoint.ts';
import {
  chargeNo,
  line,
  optional,
  orderNo,
  requestId,
  serialNo,
  time,
  transactionNo,
  userId,
} from '../fields.ts';
import { yuan, yuanWithin } from '../money.ts';
import { creditYuan, proposalStatuses } from '../states.ts';
import { person } from './list.ts';

const creditId = z.uuid();

/**
 * `otherMember`, `otherAmount`, `otherChannel`: a report, another payment or another credit differs. `closed`: staff
 * closed the payment, perhaps because it was paid back; `by` and `reason` say who and why. `reversed`: an earlier credit
 * was taken back. `refundedThere`: all or a part of it was refunded in the provider's console. `rechargeWaits`: a recharge
 * of the member (`chargeNo`) waits for the same amount. `at`: when the payment was reported, closed or credited, or the
 * recharge was opened.
 */
const contradiction = z.strictObject({
  kind: z.enum(contradictionKinds),
  at: time,
  channel: z.string(),
  member: person.nullable(),
  amount: yuan.nullable(),
  by: person.nullable(),
  reason: z.string(),
  chargeNo: chargeNo.nullable(),
});

/**
 * Money that staff put into a wallet: for the wallet itself, or for a recharge (`chargeNo`) whose money arrived.
 * `proposedBy`: null for the command `wallet:credit`. `decidedBy`: also null if the command posted the credit itself.
 * `numbered`: whether the payment has a number. `serialNo`: null while the credit waits, because the second person reads
 * it on the payment. `reversedBy`: the transaction that took the credit back.
 */
export const credit = z.strictObject({
  creditId,
  member: person,
  amount: yuan,
  kind: z.enum(creditKinds),
  reason: z.string(),
  status: z.enum(proposalStatuses),
  proposedBy: person.nullable(),
  proposedAt: time,
  decidedBy: person.nullable(),
  decidedAt: time.nullable(),
  rejectReason: z.string(),
  transactionNo: transactionNo.nullable(),
  reversedBy: transactionNo.nullable(),
  channel: z.enum(bookedChannels).nullable(),
  numbered: z.boolean(),
  serialNo: z.string().nullable(),
  chargeNo: chargeNo.nullable(),
});

/**
 * `contradictions`: why a second person looks at the number; empty unless the credit waits. `correctedTo`: what arrived,
 * of a credit that was lowered to it. `orderNo`: the order that its recharge pays. `heldUntil`: how long the pieces of that
 * order stay reserved for the payment.
 */
export const creditDetail = credit.extend({
  contradictions: z.array(contradiction),
  correctedTo: yuan.nullable(),
  orderNo: orderNo.nullable(),
  heldUntil: time.nullable(),
});

type Source = { kind: 'received' | 'gift'; channel?: unknown; serialNo?: unknown };
const withSerialNo = { path: ['serialNo'], error: 'serialNoNeeded' };
const noGift = { path: ['channel'], error: 'giftWithChannel' };

const readWallets = { access: 'staff', permission: 'wallets.read', limit: 'read' } as const;
const decide = { access: 'staff', permission: 'credits.post', limit: 'money' } as const;

export const adminCreditEndpoints = {
  'GET /admin/credits/detail': endpoint({
    summary: 'Returns one credit of staff, with what contradicts the number of its payment.',
    ...readWallets,
    input: z.strictObject({ creditId }),
    output: creditDetail,
    errors: ['creditNotFound'],
  }),
  'POST /admin/credits/propose': endpoint({
    summary:
      'Credits a wallet: `received` is money the workshop has received, `gift` is paid by marketing. From ' +
      '`RECHARGE_APPROVAL_YUAN` (5000) a person, member and day on, or if anything contradicts the number of the ' +
      'payment, the credit waits until a second person posts it. Money that came by hand may have no number; a ' +
      'payment of a provider has one, and is credited once, and again only after its credit was reversed. A credit ' +
      'closes the unmatched payments with its number.',
    ...decide,
    input: z
      .strictObject({
        requestId,
        userId,
        amount: yuanWithin(creditYuan, 'rechargeAmount'),
        kind: z.enum(creditKinds),
        channel: optional(z.enum(bookedChannels)),
        serialNo: optional(serialNo),
        reason: line(1, 200),
      })
      .refine(({ kind, channel, serialNo }: Source) => kind === 'received' || !(channel || serialNo), noGift)
      .refine(
        ({ channel, serialNo }: Source) => Boolean(serialNo) || !channels.some((name) => name === channel),
        withSerialNo,
      ),
    output: creditDetail,
    errors: ['userNotFound', 'notYourself', 'serialNoUsed'],
  }),
  'POST /admin/credits/post': endpoint({
    summary:
      'Posts a credit that waits. Neither who proposed it nor the owner of the wallet may do so; only an Owner whom ' +
      'nobody else could relieve may post an own one. `serialNo` is the number that the second person reads on the ' +
      'payment, and must be the proposed one.',
    ...decide,
    input: z.strictObject({ requestId, creditId, serialNo: optional(serialNo) }),
    output: creditDetail,
    errors: [
      'creditNotFound',
      'proposalStateChanged',
      'secondPersonNeeded',
      'notYourself',
      'serialNoDiffers',
      'serialNoUsed',
      'rechargeStateChanged',
    ],
  }),
  'POST /admin/credits/reject': endpoint({
    summary: 'Rejects a credit that waits. The person who proposed it may do so too.',
    access: 'staff',
    permission: 'credits.post',
    limit: 'write',
    input: z.strictObject({ requestId, creditId, reason: line(0, 200).default('') }),
    output: creditDetail,
    errors: ['creditNotFound', 'proposalStateChanged'],
  }),
};
