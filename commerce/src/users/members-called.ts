import type { Db } from '../db/db.ts';
import { usernameKey } from './username-key.ts';

/** The ids of the members with exactly this phone or username, as a subquery. */
export function membersCalled(db: Db, name: string) {
  return db('users')
    .select('id')
    .where({ phone: name })
    .orWhere({ usernameKey: usernameKey(name) });
}
