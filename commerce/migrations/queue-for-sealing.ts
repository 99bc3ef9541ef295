import type { Knex } from 'knex';

/** `subject`: the column with the id of a log row or ledger transaction. */
interface Queued {
  chain: string;
  table: string;
  subject: string;
}

/** A trigger queues every new row, so that no code can forget it and the sealer also finds late commits. */
export async function queueForSealing(knex: Knex, { chain, table, subject }: Queued): Promise<void> {
  const entry = 'INSERT INTO unsealed (chain, subject, position)';
  if (knex.client.config.client === 'pg') {
    await knex.raw(`
      CREATE FUNCTION ${table}_unsealed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        ${entry} SELECT '${chain}', ${subject}::text, MIN(id) FROM added GROUP BY ${subject}
        ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$`);
    await knex.raw(`
      CREATE TRIGGER ${table}_unsealed AFTER INSERT ON ${table} REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION ${table}_unsealed()`);
    return;
  }
  await knex.raw(`
    CREATE TRIGGER ${table}_unsealed AFTER INSERT ON ${table}
    BEGIN
      ${entry} VALUES ('${chain}', CAST(NEW.${subject} AS TEXT), NEW.id) ON CONFLICT DO NOTHING;
    END`);
}
