import type { Knex } from 'knex';

/**
 * From now on, every new row of the table also runs this statement, in the same transaction. No code can forget it.
 * @param statement SQL that reads the new row as `NEW`
 * @param when condition on the new row; without it, the statement runs for every row
 */
export async function keepInStep(knex: Knex, table: string, statement: string, when?: string): Promise<void> {
  const name = `${table}_in_step`;
  const rows = when ? `FOR EACH ROW WHEN (${when})` : 'FOR EACH ROW';
  if (knex.client.config.client === 'pg') {
    await knex.raw(`
      CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN ${statement}; RETURN NULL; END $$`);
    await knex.raw(`CREATE TRIGGER ${name} AFTER INSERT ON ${table} ${rows} EXECUTE FUNCTION ${name}()`);
    return;
  }
  await knex.raw(`CREATE TRIGGER ${name} AFTER INSERT ON ${table} ${rows} BEGIN ${statement}; END`);
}
