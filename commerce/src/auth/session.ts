import { day, hour, isoTime, minute } from '../clock.ts';
import type { Db, Trx } from '../db/db.ts';
import { rawRows } from '../db/raw-rows.ts';
import type { Member } from '../http/routes.ts';
import { hashToken, newToken } from './token.ts';

const rememberedFor = 7 * day;
const otherwiseFor = day;
/** A session of somebody with a role ends after this long without a call. */
const staffIdleFor = 2 * hour;
/** A session is marked as seen this often at most, so that reading costs no write. */
const seenEvery = minute;

export interface OpenedSession {
  userId: string;
  /** Handed out once; the database keeps only its hash. */
  authToken: string;
  expiresAt: string;
}

export async function openSession(
  trx: Trx,
  input: { userId: string; remember: boolean; device: string; ip: string; at: number },
): Promise<OpenedSession> {
  const { userId, remember, device, ip, at } = input;
  const authToken = newToken();
  const expiresAt = at + (remember ? rememberedFor : otherwiseFor);
  await trx('sessions').insert({
    id: crypto.randomUUID(),
    userId,
    tokenHash: hashToken(authToken),
    device: device.slice(0, 200),
    ip,
    createdAt: at,
    lastSeenAt: at,
    expiresAt,
  });
  return { userId, authToken, expiresAt: isoTime(expiresAt) };
}

/** The member of a token; null when it is unknown, expired, idle too long, or its member is frozen. */
export async function findSession(db: Db, authToken: string, at: number): Promise<Member | null> {
  if (!authToken) return null;
  // Asked by every request, so its text is ready.
  const [row] = await rawRows<Member & { lastSeenAt: number }>(
    db,
    `${findSql} WHERE sessions.token_hash = ? AND ${openSql}`,
    [hashToken(authToken), ...openValues(at)],
  );
  if (!row) return null;
  const { lastSeenAt, ...member } = row;
  if (lastSeenAt + seenEvery <= at)
    await db('sessions').where({ id: member.sessionId }).update({ lastSeenAt: at });
  return member;
}

const findSql = `
  SELECT sessions.id AS "sessionId", users.id AS "userId", users.phone, sessions.last_seen_at AS "lastSeenAt"
  FROM sessions JOIN users ON users.id = sessions.user_id`;

/** When a session of a member still opens something; with `openValues`. */
const openSql = `sessions.expires_at > ? AND users.status = 'active'
  AND (sessions.last_seen_at > ? OR NOT EXISTS (SELECT 1 FROM user_roles WHERE user_roles.user_id = users.id))`;
const openValues = (at: number) => [at, at - staffIdleFor];

/** Sessions that still open something, with their members. */
export function openSessions(db: Db, at: number) {
  return db('sessions').join('users', 'users.id', 'sessions.userId').whereRaw(openSql, openValues(at));
}

/** Ends one session of a member; one that is not his, or has ended, is left alone. */
export async function closeSession(
  db: Db,
  { userId, sessionId }: Pick<Member, 'userId' | 'sessionId'>,
): Promise<void> {
  await db('sessions').where({ id: sessionId, userId }).delete();
}

/** Ends every session of a member, but for one. */
export async function closeSessions(db: Db, userId: string, exceptId?: string): Promise<void> {
  await db('sessions')
    .where({ userId })
    .modify((query) => {
      if (exceptId) query.whereNot({ id: exceptId });
    })
    .delete();
}
