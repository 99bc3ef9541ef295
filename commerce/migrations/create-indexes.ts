import type { Knex } from 'knex';

/** The values are SQL: the table, its columns and perhaps a condition. */
export async function createIndexes(knex: Knex, indexes: Record<string, string>): Promise<void> {
  for (const [name, on] of Object.entries(indexes)) await knex.raw(`CREATE INDEX ${name} ON ${on}`);
}
