import type { Knex } from 'knex';

/** Runs the statement in the transaction of every new row, which it reads as `NEW`, so that no code can forget it. */
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
