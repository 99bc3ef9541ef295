import type { Db } from '../db/db.ts';
import { usernameKey } from './username-key.ts';

/** A subquery for the ids of the members with this phone, or with this username in upper or lower case. */
export function membersCalled(db: Db, name: string) {
  return db('users')
    .select('id')
    .where({ phone: name })
    .orWhere({ usernameKey: usernameKey(name) });
}
