import { day, hour, isoTime, minute } from '../clock.ts';
import type { Db, Trx } from '../db/db.ts';
import { prepared } from '../db/prepared.ts';
import { rowsOf } from '../db/raw-rows.ts';
import { column, type StoredBoolean } from '../db/tables.ts';
import { hashToken, newToken } from './token.ts';

const rememberedFor = 7 * day;
const otherwiseFor = day;
/** A staff session ends after this long without a request. */
const staffIdleFor = 2 * hour;
/** `lastSeenAt` is written at most once in this time, so that most requests cause no write. */
const seenEvery = minute;

/** The member of a valid session. */
export interface Member {
  userId: string;
  phone: string;
  sessionId: string;
  /** Whether the member has a role. */
  hasRole: boolean;
  /** When the member last proved who he is, with everything that the account asks for. */
  confirmedAt: number;
}

export interface OpenedSession {
  userId: string;
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
    confirmedAt: at,
    expiresAt,
  });
  return { userId, authToken, expiresAt: isoTime(expiresAt) };
}

/** Null if the token is unknown or expired, the member is frozen, or a staff session was idle for too long. */
export async function findSession(db: Db, authToken: string, at: number): Promise<Member | null> {
  if (!authToken) return null;
  const tokenHash = hashToken(authToken);
  const [row] = rowsOf<Omit<Member, 'hasRole'> & { hasRole: StoredBoolean; lastSeenAt: number }>(
    await readSession(db, { tokenHash, openValues: openValues(at) }),
  );
  if (!row) return null;
  const { lastSeenAt, ...member } = { ...row, hasRole: Boolean(row.hasRole) };
  if (lastSeenAt + seenEvery <= at)
    await db('sessions').where({ id: member.sessionId }).update({ lastSeenAt: at });
  return member;
}

const findSql = `
  SELECT ${column('sessions.id')} AS "sessionId", ${column('users.id')} AS "userId", ${column('users.phone')},
    ${column('sessions.lastSeenAt')} AS "lastSeenAt", ${column('sessions.confirmedAt')} AS "confirmedAt",
    EXISTS (SELECT 1 FROM user_roles WHERE ${column('userRoles.userId')} = ${column('users.id')}) AS "hasRole"
  FROM sessions JOIN users ON ${column('users.id')} = ${column('sessions.userId')}`;

const openSql = `${column('sessions.expiresAt')} > ? AND ${column('users.status')} = 'active'
  AND (${column('sessions.lastSeenAt')} > ? OR NOT EXISTS (
    SELECT 1 FROM user_roles WHERE ${column('userRoles.userId')} = ${column('users.id')}))`;
const openValues = (at: number) => [at, at - staffIdleFor];

const readSession = prepared((db, { tokenHash, openValues }: { tokenHash: string; openValues: number[] }) =>
  db.raw(`${findSql} WHERE ${column('sessions.tokenHash')} = ? AND ${openSql}`, [tokenHash, ...openValues]),
);

export function openSessions(db: Db, at: number) {
  return db('sessions').join('users', 'users.id', 'sessions.userId').whereRaw(openSql, openValues(at));
}

/** Does nothing if the session is another member's or has ended. */
export async function closeSession(
  db: Db,
  { userId, sessionId }: Pick<Member, 'userId' | 'sessionId'>,
): Promise<void> {
  await db('sessions').where({ id: sessionId, userId }).delete();
}

/** @param given.own whether the proof was made for a change that asks for one of its own */
export async function confirmSession(
  trx: Trx,
  { sessionId }: Member,
  { own, at }: { own: boolean; at: number },
): Promise<void> {
  await trx('sessions')
    .where({ id: sessionId })
    .update({ confirmedAt: at, ...(own && { unusedProofAt: at }) });
}

export async function closeSessions(db: Db, userId: string, exceptId?: string): Promise<void> {
  await db('sessions')
    .where({ userId })
    .modify((query) => {
      if (exceptId) query.whereNot({ id: exceptId });
    })
    .delete();
}
