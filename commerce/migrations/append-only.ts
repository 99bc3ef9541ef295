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

/** An update must empty the columns `emptied` of a row and fill `mark`; every other one, and every delete, is refused. */
export async function allowOnlyEmptying(
  knex: Knex,
  table: string,
  { key, emptied, mark }: { key: string; emptied: readonly string[]; mark: string },
): Promise<void> {
  const allowed = [
    `NEW.${key} = OLD.${key}`,
    `OLD.${mark} = ''`,
    `NEW.${mark} > ''`,
    ...emptied.map((column) => `NEW.${column} = ''`),
  ].join(' AND ');
  const refusal = `${table} can only be emptied`;
  if (knex.client.config.client === 'pg') {
    await knex.raw(`
      CREATE FUNCTION ${table}_only_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION '${refusal}'; END $$`);
    await knex.raw(`
      CREATE TRIGGER ${table}_only_emptied BEFORE UPDATE ON ${table}
      FOR EACH ROW WHEN (NOT (${allowed})) EXECUTE FUNCTION ${table}_only_emptied()`);
    await knex.raw(`
      CREATE TRIGGER ${table}_no_delete BEFORE DELETE OR TRUNCATE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION ${table}_only_emptied()`);
    return;
  }
  await knex.raw(`
    CREATE TRIGGER ${table}_only_emptied BEFORE UPDATE ON ${table} WHEN NOT (${allowed})
    BEGIN SELECT RAISE(ABORT, '${refusal}'); END`);
  await knex.raw(`
    CREATE TRIGGER ${table}_no_delete BEFORE DELETE ON ${table}
    BEGIN SELECT RAISE(ABORT, '${refusal}'); END`);
}
