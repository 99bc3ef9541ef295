import type { Channel } from '../../contract/choices.ts';
import { toYuan } from '../../contract/money.ts';
import type { Config } from '../config.ts';
import type { Db, Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import { newNumber } from '../numbers.ts';
import { lockMember } from '../users/lock-member.ts';
import type { Charge } from './charge.ts';
import { readLargestCharge } from './read-largest-charge.ts';

/** One member must not be able to flood the list of the staff. */
export const maxPending = 3;

/** @throws Failure `tooManyPendingCharges`, `chargeTooHigh` */
export async function openCharge(
  trx: Trx,
  input: {
    userId: string;
    channel: Channel;
    provider: string;
    amountFen: number;
    ceilings: Config['ceilings'];
    at: number;
  },
): Promise<Charge> {
  const { userId, channel, provider, amountFen, at } = input;
  await lockMember(trx, userId);
  const pending = await countPending(trx, userId);
  if (pending >= maxPending) throw fail('tooManyPendingCharges', { max: maxPending });
  const largestFen = await readLargestCharge(trx, userId, input.ceilings);
  if (amountFen > largestFen) throw fail('chargeTooHigh', { maxYuan: toYuan(largestFen) });
  const chargeNo = newNumber('JC', at);
  const [charge] = await trx('charges')
    .insert({
      chargeNo,
      userId,
      channel,
      provider,
      amountFen,
      status: 'PENDING',
      createdAt: at,
      askedAt: at,
    })
    .returning('*');
  return charge;
}

export async function countPending(db: Db, userId: string): Promise<number> {
  const [row] = await db('charges').where({ userId, status: 'PENDING' }).count({ pending: '*' });
  return Number(row?.pending ?? 0);
}
