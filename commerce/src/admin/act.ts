import type { Knex } from 'knex';
import { type LogEntry, writeLog } from '../audit/write-log.ts';
import type { Call, Staff } from '../http/routes.ts';
import { remember } from '../requests/once.ts';

export type StaffCall = Call<Staff>;

/** Who does it and why, as verbs want it. */
export interface StaffCause {
  mover: 'staff';
  actor: string;
  reason: string;
  at: number;
}

/** What a privileged write answers, and its row in the log. */
export interface Done<Answer> {
  answer: Answer;
  object: string;
  before: unknown;
  after: unknown;
}

/**
 * A privileged write: once for each request id, with exactly one row in the log, in one transaction.
 * @param action path of the endpoint below `admin/`, such as `orders/ship`
 */
export function act<Answer>(
  call: StaffCall,
  action: string,
  input: { requestId: string; reason?: string | undefined },
  work: (trx: Knex.Transaction, cause: StaffCause) => Promise<Done<Answer>>,
): Promise<Answer> {
  const { services, member } = call;
  const at = services.clock.now();
  const cause: StaffCause = {
    mover: 'staff',
    actor: `staff:${member.userId}`,
    reason: input.reason ?? '',
    at,
  };
  const request = { principal: member.userId, endpoint: `admin/${action}`, input };
  return remember(services.db, request, at, async (trx) => {
    const { answer, object, before, after } = await work(trx, cause);
    await writeLog(trx, logEntry(call, { action, object, before, after, requestId: input.requestId, cause }));
    return answer;
  });
}

export function logEntry(
  call: StaffCall,
  entry: Pick<LogEntry, 'action' | 'object' | 'before' | 'after' | 'requestId'> & { cause: StaffCause },
): LogEntry {
  const { cause, ...rest } = entry;
  const { member, ip } = call;
  return {
    ...rest,
    actor: cause.actor,
    actorName: member.username,
    roles: member.roles,
    reason: cause.reason,
    ip,
    at: cause.at,
  };
}
