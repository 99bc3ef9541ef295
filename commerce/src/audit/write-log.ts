import type { Trx } from '../db/db.ts';

/** One privileged write, done or refused. `before` and `after` name what changed, nothing secret. */
export interface LogEntry {
  /** `staff:<userId>`, `cli` or `system`. */
  actor: string;
  actorName: string;
  roles: string[];
  /** Path of the endpoint, such as `orders/ship`. */
  action: string;
  /** What was changed, such as `order:JO…`. */
  object: string;
  /** Why it was refused; without it the write was done. */
  errorCode?: string;
  reason: string;
  ip: string;
  requestId: string;
  before: unknown;
  after: unknown;
  at: number;
}

/** Belongs into the transaction of the write itself: no write without its row, no row without its write. */
export async function writeLog(trx: Trx, entry: LogEntry): Promise<void> {
  const { roles, before, after, ...rest } = entry;
  await trx('auditLog').insert({
    ...rest,
    role: roles.join(', ').slice(0, 200),
    before: JSON.stringify(before ?? null),
    after: JSON.stringify(after ?? null),
  });
}

/** A privileged write that nobody of the staff does: by a command, or when the sample shop is made. */
export function writeLogWithoutStaff(
  trx: Trx,
  {
    reason = '',
    ...entry
  }: Pick<LogEntry, 'action' | 'object' | 'before' | 'after' | 'at'> & {
    actor: 'cli' | 'system';
    reason?: string;
  },
): Promise<void> {
  return writeLog(trx, { ...entry, actorName: entry.actor, roles: [], reason, ip: '', requestId: '' });
}
