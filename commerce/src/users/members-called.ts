import type { Knex } from 'knex';
import { usernameKey } from './username-key.ts';

/** The ids of the members with exactly this phone or username, as a subquery. */
export function membersCalled(db: Knex, name: string): Knex.QueryBuilder {
  return db('users')
    .select('id')
    .where({ phone: name })
    .orWhere({ usernameKey: usernameKey(name) });
}
