import type { Db } from '../db/db.ts';

export interface Person {
  userId: string;
  username: string;
}

export async function namePeople(db: Db, userIds: readonly (string | null)[]): Promise<Map<string, Person>> {
  const rows = await db('users')
    .select('id', 'username')
    .whereIn('id', [...new Set(userIds.filter((id) => id !== null))]);
  return new Map(rows.map(({ id, username }) => [id, { userId: id, username }]));
}

type People = ReadonlyMap<string, Person>;

/** A person of whom nothing is known has an empty name. */
export function personIn(people: People, userId: string): Person;
export function personIn(people: People, userId: string | null): Person | null;
export function personIn(people: People, userId: string | null): Person | null {
  if (userId === null) return null;
  return people.get(userId) ?? { userId, username: '' };
}

/** The returned function names `member:<userId>` and `staff:<userId>`, and leaves any other actor unchanged. */
export async function nameActors(db: Db, actors: string[]): Promise<(actor: string) => string> {
  const people = await namePeople(
    db,
    actors.flatMap((actor) => idOf(actor) ?? []),
  );
  return (actor) => people.get(idOf(actor) ?? '')?.username ?? actor;
}

function idOf(actor: string): string | undefined {
  return /^(?:member|staff):(.+)$/.exec(actor)?.[1];
}
