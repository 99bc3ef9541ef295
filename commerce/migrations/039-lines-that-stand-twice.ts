import type { Knex } from 'knex';

/** A line that stands twice in a statement names its first copy. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('statement_differences', (table) => {
    table.integer('first_line');
  });
}
