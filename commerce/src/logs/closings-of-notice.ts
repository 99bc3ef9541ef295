import { z } from 'zod';
import type { Db } from '../db/db.ts';

const closing = z.object({ closedNotices: z.array(z.string()) });

/**
 * Such a row belongs to the credited wallet or charge, and has the time and person of the decision on the payment.
 * @param object an object of the log, such as `notice:7`, or only the id
 */
export async function closingsOfNotice(db: Db, object: string): Promise<number[]> {
  const noticeId = /^(?:notice:)?([1-9]\d{0,14})$/.exec(object)?.[1];
  if (!noticeId) return [];
  const decision = await db('noticeDecisions')
    .where({ noticeId: Number(noticeId) })
    .first('decidedBy', 'decidedAt');
  if (!decision) return [];
  const rows = await db('auditLog')
    .join('logDetails', 'logDetails.logId', 'auditLog.id')
    .where({ 'auditLog.actor': `staff:${decision.decidedBy}`, 'auditLog.at': decision.decidedAt })
    .select('auditLog.id', 'logDetails.after');
  return rows.filter(({ after }) => closes(after, noticeId)).map(({ id }) => id);
}

/** A row altered in the database may contain invalid JSON. */
function closes(after: string, noticeId: string): boolean {
  if (!after.includes('closedNotices')) return false;
  try {
    return closing.safeParse(JSON.parse(after)).data?.closedNotices.includes(noticeId) ?? false;
  } catch {
    return false;
  }
}
