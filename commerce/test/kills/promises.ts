import { expect } from 'vitest';
import type { Db } from '../../src/db/db.ts';
import type { Place, Reply, Write } from './write.ts';
import { writesOfMembers } from './writes-of-members.ts';
import { writesOfStaff } from './writes-of-staff.ts';

const writes = { ...writesOfMembers, ...writesOfStaff };
export type Kind = keyof typeof writes;
export const kinds = Object.keys(writes) as Kind[];

export interface Promised {
  kind: Kind;
  write: Write;
  /** Null when the connection broke before an answer. */
  reply: Reply | null;
}

export function prepare(kind: Kind, place: Place): Promise<Write> {
  return writes[kind](place);
}

export async function attempt(kind: Kind, write: Write): Promise<Promised> {
  const reply = await write.send().catch(() => null);
  if (reply) expect(reply, `${kind} ${reply.errorCode}`).toMatchObject({ status: 'OK' });
  return { kind, write, reply };
}

/**
 * An acknowledged write must be in the database, and no write may be half done. When the write is sent again, it must
 * be acknowledged with the same answer and done once in all.
 * @returns whether the write was done before it was sent again
 */
export async function requireKept(db: Db, { kind, write, reply }: Promised): Promise<boolean> {
  const done = await isDone(db, kind, write);
  if (reply) expect(done, `${kind} was acknowledged`).toBe(true);
  if (write.unrepeatable) return done;
  const again = await write.send();
  expect(again, kind).toMatchObject({ status: 'OK' });
  if (reply) expect(again.content, kind).toEqual(reply.content);
  expect(await isDone(db, kind, write), `${kind}, sent again`).toBe(true);
  const afterwards = (await write.afterwards?.(db)) ?? [];
  expect(afterwards, `${kind}, afterwards`).toEqual(afterwards.map(() => 1));
  return done;
}

async function isDone(db: Db, kind: Kind, write: Write): Promise<boolean> {
  const traces = await write.traces(db);
  expect(new Set(traces).size, `${kind} is half done: ${traces}`).toBe(1);
  expect(traces[0], kind).toBeLessThanOrEqual(1);
  return traces[0] === 1;
}
