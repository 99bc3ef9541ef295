import { foldCase } from '../../contract/fold.ts';
import { beginningWith } from '../db/contains.ts';
import type { Db } from '../db/db.ts';
import type { Filterable } from '../db/query.ts';
import { column } from '../db/tables.ts';
import { hasOneOf, valuesInLog } from './values-in-log.ts';

/** `text`: `staff:<userId>`, a username or its beginning, or a staff phone. A full username excludes longer ones. */
export async function isActor(db: Db, text: string): Promise<(query: Filterable) => unknown> {
  if (text.includes(':')) return withActor(text);
  const names = await valuesInLog(db, 'auditLog.actorName', "FOLD_CASE(value) LIKE ? ESCAPE '\\'", [
    beginningWith(foldCase(text)),
  ]);
  const whole = names.filter((name) => foldCase(name) === foldCase(text));
  if (whole.length > 0) return hasOneOf(db, 'auditLog.actorName', whole);
  const user = await db('users').where({ phone: text }).first('id');
  return user ? withActor(`staff:${user.id}`) : hasOneOf(db, 'auditLog.actorName', names);
}

function withActor(actor: string): (query: Filterable) => unknown {
  return (query) => query.whereRaw(`${column('auditLog.actor')} = ?`, [actor]);
}
