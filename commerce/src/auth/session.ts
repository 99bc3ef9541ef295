import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { day, isoTime } from '../clock.ts';
import type { Member } from '../http/routes.ts';

const rememberedFor = 7 * day;
const otherwiseFor = day;

export interface OpenedSession {
  userId: string;
  /** Handed out once; the database keeps only its hash. */
  authToken: string;
  expiresAt: string;
}

export async function openSession(
  trx: Knex.Transaction,
  input: { userId: string; remember: boolean; at: number },
): Promise<OpenedSession> {
  const { userId, remember, at } = input;
  const authToken = randomBytes(32).toString('base64url');
  const expiresAt = at + (remember ? rememberedFor : otherwiseFor);
  await trx('sessions').insert({
    id: crypto.randomUUID(),
    userId,
    tokenHash: hashToken(authToken),
    createdAt: at,
    expiresAt,
  });
  return { userId, authToken, expiresAt: isoTime(expiresAt) };
}

/** The member of a token; null when it is unknown, expired or its member is frozen. */
export async function findSession(db: Knex, authToken: string, at: number): Promise<Member | null> {
  if (!authToken) return null;
  const row = await db('sessions')
    .join('users', 'users.id', 'sessions.userId')
    .where('sessions.tokenHash', hashToken(authToken))
    .andWhere('sessions.expiresAt', '>', at)
    .andWhere('users.status', 'active')
    .first('sessions.id as sessionId', 'sessions.userId as userId');
  return row ?? null;
}

export async function closeSession(db: Knex, sessionId: string): Promise<void> {
  await db('sessions').where({ id: sessionId }).delete();
}

function hashToken(authToken: string): string {
  return createHash('sha256').update(authToken).digest('hex');
}
