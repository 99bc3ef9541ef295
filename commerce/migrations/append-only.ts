import type { Knex } from 'knex';

export async function makeAppendOnly(knex: Knex, table: string): Promise<void> {
  if (knex.client.config.client === 'pg') {
    await knex.raw(`
      CREATE FUNCTION ${table}_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION '${table} is append-only'; END $$`);
    await knex.raw(`
      CREATE TRIGGER ${table}_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION ${table}_append_only()`);
    return;
  }
  for (const event of ['UPDATE', 'DELETE']) {
    await knex.raw(`
      CREATE TRIGGER ${table}_no_${event.toLowerCase()} BEFORE ${event} ON ${table}
      BEGIN SELECT RAISE(ABORT, '${table} is append-only'); END`);
  }
}
