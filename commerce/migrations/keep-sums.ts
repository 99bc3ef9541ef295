import type { Knex } from 'knex';

interface Kept {
  /** SQL for each new row, which it reads as `NEW`. */
  added: string;
  /** SQL for a change of `columns`. It reads the former row as `OLD`. */
  changed?: string;
  columns?: string;
  /** A condition on the new row for `added`. */
  when?: string;
}

/** Triggers run the statements in the transaction that writes the table, so that no code can forget them. */
export async function keepSums(knex: Knex, table: string, kept: Kept): Promise<void> {
  const { added, changed, columns, when } = kept;
  await addTrigger(knex, {
    name: `${table}_added_up`,
    event: `AFTER INSERT ON ${table} FOR EACH ROW ${when ? `WHEN (${when})` : ''}`,
    statements: added,
  });
  if (!changed) return;
  await addTrigger(knex, {
    name: `${table}_added_up_again`,
    event: `AFTER UPDATE OF ${columns} ON ${table} FOR EACH ROW`,
    statements: changed,
  });
}

async function addTrigger(
  knex: Knex,
  { name, event, statements }: { name: string; event: string; statements: string },
): Promise<void> {
  if (knex.client.config.client !== 'pg') {
    await knex.raw(`CREATE TRIGGER ${name} ${event} BEGIN ${statements}; END`);
    return;
  }
  await knex.raw(`
    CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN ${statements}; RETURN NULL; END $$`);
  await knex.raw(`CREATE TRIGGER ${name} ${event} EXECUTE FUNCTION ${name}()`);
}
