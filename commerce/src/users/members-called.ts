import { beginningWith } from '../db/contains.ts';
import type { Db } from '../db/db.ts';
import { column } from '../db/tables.ts';
import { usernameKey } from './username-key.ts';

/** A subquery for the ids of the members with this phone, or with this username in upper or lower case. */
export function membersCalled(db: Db, name: string) {
  return db('users')
    .select('id')
    .where({ phone: name })
    .orWhere({ usernameKey: usernameKey(name) });
}

/** A search for a beginning that more usernames have is too vague to mean them. */
const mostBegun = 100;

/** A query for the ids of the first members whose usernames begin with the text, in upper or lower case. */
export function membersBegunBy(db: Db, text: string) {
  return db('users')
    .select('id')
    .whereRaw(`${column('users.usernameKey')} LIKE ? ESCAPE '\\'`, [beginningWith(usernameKey(text))])
    .orderBy('usernameKey')
    .limit(mostBegun);
}
