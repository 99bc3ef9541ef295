import { z } from 'zod';
import { noticeId, time, transactionNo } from '../fields.ts';
import { yuan } from '../money.ts';
import { person } from './list.ts';

/**
 * Why a credit of any amount needs a second person. `otherMember`, `otherAmount`, `otherChannel`: a report or another
 * payment differs. `closed`: staff closed the payment without a credit. `reversed`: an earlier credit was taken back.
 */
export const doubtKinds = ['otherMember', 'otherAmount', 'closed', 'reversed', 'otherChannel'] as const;
export type DoubtKind = (typeof doubtKinds)[number];

/**
 * `at`: when the payment was reported, closed or credited. `by`, `reason`: who closed it, and why. `noticeId`,
 * `transactionNo`: null while a recharge waits for its second confirmation, because they lead to the serial number that
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
