import type { Knex } from 'knex';
import type { Db } from '../src/db/db.ts';

/** Knex without the types of the tables, for tests that need queries which these types do not allow. */
export function bareKnex(db: Db): Knex {
  return db as unknown as Knex;
}
