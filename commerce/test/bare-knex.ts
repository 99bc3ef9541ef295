import type { Knex } from 'knex';
import type { Db } from '../src/db/db.ts';

/** Knex without the types of the tables, for a test that does what the shop never does: it breaks rows on purpose. */
export function bareKnex(db: Db): Knex {
  return db as unknown as Knex;
}
