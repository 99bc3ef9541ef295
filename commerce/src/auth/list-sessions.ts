import type { OutputOf } from '../../contract/contract.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { type Member, openSessions } from './session.ts';

const columns = [
  'sessions.id',
  'sessions.device',
  'sessions.ip',
  'sessions.createdAt',
  'sessions.lastSeenAt',
  'sessions.expiresAt',
] as const;

const listedAtMost = 50;

/** At most 50 valid sessions, most recently used first. */
export async function listSessions(
  db: Db,
  { userId, sessionId }: Member,
  at: number,
): Promise<OutputOf<'GET /userinfo/session/query'>> {
  const rows = await openSessions(db, at)
    .where('sessions.userId', userId)
    .select(...columns)
    .orderBy([
      { column: 'sessions.lastSeenAt', order: 'desc' },
      { column: 'sessions.id', order: 'desc' },
    ])
    .limit(listedAtMost);
  return rows.map((row) => ({
    sessionId: row.id,
    device: row.device,
    ip: row.ip,
    createdAt: isoTime(row.createdAt),
    lastSeenAt: isoTime(row.lastSeenAt),
    expiresAt: isoTime(row.expiresAt),
    current: row.id === sessionId,
  }));
}
