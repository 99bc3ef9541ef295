import type { Knex } from 'knex';
import type { OutputOf } from '../../contract/contract.ts';
import { isoTime } from '../clock.ts';
import type { Member } from '../http/routes.ts';
import { openSessions } from './session.ts';

/** The sessions of a member that still open something, the one used last first. */
export async function listSessions(
  db: Knex,
  { userId, sessionId }: Member,
  at: number,
): Promise<OutputOf<'GET /userinfo/session/query'>> {
  const rows: {
    id: string;
    device: string;
    ip: string;
    createdAt: number;
    lastSeenAt: number;
    expiresAt: number;
  }[] = await openSessions(db, at)
    .where('sessions.userId', userId)
    .select('sessions.id', 'device', 'ip', 'sessions.createdAt', 'lastSeenAt', 'expiresAt')
    .orderBy([
      { column: 'lastSeenAt', order: 'desc' },
      { column: 'sessions.id', order: 'desc' },
    ]);
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
