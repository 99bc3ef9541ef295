import type { Knex } from 'knex';

/** A line of a statement that could not be read shows its text to the person who resolves it. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('statement_differences', (table) => {
    table.string('text', 200);
  });
}
