import type { z } from 'zod';
import type { doubt } from '../../contract/admin/doubts.ts';
import { toYuan } from '../../contract/money.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { namePeople, type Person } from '../users/name-people.ts';
import type { Doubt } from './doubts-of-payment.ts';

type View = z.infer<typeof doubt>;

export async function presentDoubts(db: Db, doubts: Doubt[]): Promise<View[]> {
  const people = await namePeople(
    db,
    doubts.flatMap(({ userId, decidedBy }) => [userId, decidedBy].filter((id) => id !== null)),
  );
  const person = (userId: string | null): Person | null =>
    userId === null ? null : (people.get(userId) ?? { userId, username: '' });
  return doubts.map(
    ({ kind, at, channel, userId, amountFen, decidedBy, reason, noticeId, transactionNo }) => ({
      kind,
      at: isoTime(at),
      channel,
      member: person(userId),
      amount: amountFen === null ? null : toYuan(amountFen),
      by: person(decidedBy),
      reason,
      noticeId: noticeId === null ? null : String(noticeId),
      transactionNo,
    }),
  );
}
