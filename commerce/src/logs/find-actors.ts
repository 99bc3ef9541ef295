import { foldCase } from '../../contract/fold.ts';
import type { Db } from '../db/db.ts';
import type { Filterable } from '../db/query.ts';
import { nameActors } from '../users/name-people.ts';
import { hasOneOf, valuesInLog } from './values-in-log.ts';

/** `text`: `staff:<userId>`, a username or its beginning, or a staff phone. A full username excludes longer ones. */
export async function isActor(db: Db, text: string): Promise<(query: Filterable) => unknown> {
  return hasOneOf(db, 'auditLog.actor', await actorsMeant(db, text));
}

async function actorsMeant(db: Db, text: string): Promise<string[]> {
  if (text.includes(':')) return [text];
  const wanted = foldCase(text);
  const begun = await actorsCalled(db, (name) => name.startsWith(wanted));
  const whole = begun.filter(({ name }) => name === wanted);
  if (whole.length > 0) return whole.map(({ actor }) => actor);
  const user = await db('users').where({ phone: text }).first('id');
  return user ? [`staff:${user.id}`] : begun.map(({ actor }) => actor);
}

interface Named {
  actor: string;
  /** A username in lower case, or `cli` or `system`. */
  name: string;
}

export async function actorsCalled(db: Db, isMeant: (name: string) => boolean): Promise<Named[]> {
  const actors = await valuesInLog(db, 'auditLog.actor', 'value IS NOT NULL');
  const nameOf = await nameActors(db, actors);
  return actors
    .map((actor) => ({ actor, name: foldCase(nameOf(actor)) }))
    .filter(({ name }) => isMeant(name));
}
