import type { Db } from '../db/db.ts';

export interface Person {
  userId: string;
  username: string;
}

export async function namePeople(db: Db, userIds: string[]): Promise<Map<string, Person>> {
  const rows = await db('users')
    .select('id', 'username')
    .whereIn('id', [...new Set(userIds)]);
  return new Map(rows.map(({ id, username }) => [id, { userId: id, username }]));
}

/** A person of whom nothing is known has an empty name. */
export function personIn(people: ReadonlyMap<string, Person>, userId: string): Person {
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
