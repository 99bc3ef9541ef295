import { randomUUID } from 'node:crypto';
import type { Trx } from '../db/db.ts';
import { refuseDuplicate } from '../db/db-errors.ts';
import { fail } from '../fail.ts';
import { lockMember } from '../users/lock-member.ts';
import { lockPayment } from '../wallet/lock-payment.ts';
import { contradictionsOf, type Payment, requireUncredited } from './contradictions-of.ts';
import type { Credit } from './credit.ts';
import { post } from './post-credit.ts';
import { readCreditedAlone } from './read-credited-alone.ts';

interface NewCredit {
  userId: string;
  amountFen: number;
  kind: Credit['kind'];
  reason: string;
  /** The id of a staff member; null for the command line. */
  proposedBy: string | null;
  /** If one person credits a member with this sum within a day, a second person has to post. */
  approvalFen: number;
  /** Without it, received money is booked to `channel:manual`. */
  payment?: Payment | undefined;
  /** The recharge whose money arrived. The caller has locked it. */
  chargeNo?: string;
  /** A receipt or the like, only for the command `wallet:credit`. Each reference is credited once. */
  reference?: string;
  at: number;
}

/**
 * Posted at once, unless the sum within a day reaches `approvalFen` or something contradicts the number of the payment.
 * @throws Failure `userNotFound`, `notYourself`, `serialNoUsed`; for a recharge also `rechargeStateChanged`
 */
export async function proposeCredit(trx: Trx, input: NewCredit): Promise<Credit> {
  const { userId, amountFen, kind, reason, proposedBy, payment, chargeNo, reference, at } = input;
  if (userId === proposedBy) throw fail('notYourself');
  if (payment) await lockPayment(trx, payment.serialNo, chargeNo);
  await lockMember(trx, userId);
  if (!(await trx('users').where({ id: userId }).first('id'))) throw fail('userNotFound');
  const contradictions = payment ? await contradictionsOf(trx, { userId, amountFen, payment, chargeNo }) : [];
  requireUncredited(contradictions);
  const aloneFen = amountFen + (await readCreditedAlone(trx, { userId, staffId: proposedBy, at }));
  const [credit] = await trx('credits')
    .insert({
      id: randomUUID(),
      ...{ userId, amountFen, kind, reason, status: 'PROPOSED', proposedBy, proposedAt: at },
      chargeNo: chargeNo ?? null,
      reference: reference ?? null,
      channel: payment?.channel ?? (kind === 'received' ? 'manual' : null),
      serialNo: payment?.serialNo ?? null,
    })
    .returning('*')
    .catch(refuseDuplicate(reference ? 'requestIdReused' : 'serialNoUsed'));
  if (aloneFen >= input.approvalFen || contradictions.length > 0) return credit;
  return post(trx, credit, { staffId: proposedBy, at });
}
