import type { Trx } from '../db/db.ts';
import { insertLogRow } from './log-details.ts';

/** `circumstances`: what the write was about or, if refused, what was asked. No field may hold secrets. */
export interface LogEntry {
  /** `staff:<userId>`, `cli` or `system`. */
  actor: string;
  roles: string[];
  /** Path of the endpoint, such as `orders/ship`. */
  action: string;
  /** Such as `order:JO…`. */
  object: string;
  /** The error code of a refusal; missing if the write was done. */
  errorCode?: string;
  reason: string;
  ip: string;
  requestId: string;
  before: unknown;
  after: unknown;
  circumstances?: object | undefined;
  at: number;
}

/** Must run in the transaction of the write itself, so that the write and its row exist only together. */
export async function writeLog(trx: Trx, entry: LogEntry): Promise<void> {
  const { roles, reason, ip, before, after, circumstances, ...rest } = entry;
  await insertLogRow(
    trx,
    { ...rest, role: roles.join(', ').slice(0, 200) },
    {
      reason,
      ip,
      before: JSON.stringify(before ?? null),
      after: JSON.stringify(after ?? null),
      circumstances: circumstances ? JSON.stringify(circumstances) : '',
    },
  );
}

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
  return writeLog(trx, { ...entry, roles: [], reason, ip: '', requestId: '' });
}
