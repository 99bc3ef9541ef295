import type { Knex } from 'knex';

export interface Person {
  userId: string;
  username: string;
}

/** Members by their ids. */
export async function namePeople(db: Knex, userIds: string[]): Promise<Map<string, Person>> {
  const rows: { id: string; username: string }[] = await db('users')
    .select('id', 'username')
    .whereIn('id', [...new Set(userIds)]);
  return new Map(rows.map(({ id, username }) => [id, { userId: id, username }]));
}

/** Actors (`member:<userId>`, `staff:<userId>`, `system`, `cli`) as people read them: usernames where there are. */
export async function nameActors(db: Knex, actors: string[]): Promise<(actor: string) => string> {
  const people = await namePeople(
    db,
    actors.flatMap((actor) => idOf(actor) ?? []),
  );
  return (actor) => people.get(idOf(actor) ?? '')?.username ?? actor;
}

function idOf(actor: string): string | undefined {
  return /^(?:member|staff):(.+)$/.exec(actor)?.[1];
}
