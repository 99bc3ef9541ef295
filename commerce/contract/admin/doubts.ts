import { z } from 'zod';
import { noticeId, time, transactionNo } from '../fields.ts';
import { yuan } from '../money.ts';
import { person } from './list.ts';

/**
 * Why a second person has to agree to the credit of a payment, whatever its amount. `otherMember`, `otherAmount`: the
 * provider reported the payment for another member or amount. `closed`: staff closed the payment without a credit,
 * perhaps because it was paid back. `reversed`: the payment was credited before, and the credit was taken back.
 * `otherChannel`: the number belongs to a payment of another channel.
 */
export const doubtKinds = ['otherMember', 'otherAmount', 'closed', 'reversed', 'otherChannel'] as const;
export type DoubtKind = (typeof doubtKinds)[number];

/**
 * `at`: when the payment was reported, closed or credited. `member`, `amount`: what the report or the earlier credit
 * names. `by`, `reason`: who closed the payment, and why. `noticeId`, `transactionNo`: the payment in doubt and the
 * credit. Both are null for a recharge that waits for its second confirmation, because they lead to the number that
 * the second person must find without help.
 */
export const doubt = z.strictObject({
  kind: z.enum(doubtKinds),
  at: time,
  channel: z.string(),
  member: person.nullable(),
  amount: yuan.nullable(),
  by: person.nullable(),
  reason: z.string(),
  noticeId: noticeId.nullable(),
  transactionNo: transactionNo.nullable(),
});
