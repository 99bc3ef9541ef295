import { beginningWith } from '../db/contains.ts';
import type { Db } from '../db/db.ts';
import { column } from '../db/tables.ts';
import { usernameKey } from './username-key.ts';

/** The ids of members with this phone, or with this username in upper or lower case. */
export function membersCalled(db: Db, name: string) {
  return db('users')
    .select('id')
    .where({ phone: name })
    .orWhere({ usernameKey: usernameKey(name) });
}

/** If more usernames begin with a text, it is too vague to mean them. */
const mostBegun = 100;

/** Ignores upper and lower case. */
export function membersBegunBy(db: Db, text: string) {
  return db('users')
    .select('id')
    .whereRaw(`${column('users.usernameKey')} LIKE ? ESCAPE '\\'`, [beginningWith(usernameKey(text))])
    .orderBy('usernameKey')
    .limit(mostBegun);
}
