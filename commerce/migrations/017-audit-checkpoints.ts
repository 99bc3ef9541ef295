import type { Knex } from 'knex';

/** Where the next check of the books may start. Until now each was a whole one, and kept nothing to start from. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('audits', (table) => {
    table.boolean('whole').notNullable().defaultTo(true);
    table.text('checkpoint');
  });
}
