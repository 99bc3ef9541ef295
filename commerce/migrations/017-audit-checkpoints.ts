import type { Knex } from 'knex';

/**
 * The point where the next check of the books may start. Before this migration, checks read everything and
 * stored no checkpoint.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('audits', (table) => {
    table.boolean('whole').notNullable().defaultTo(true);
    table.text('checkpoint');
  });
}
