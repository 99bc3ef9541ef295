import type { Knex } from 'knex';

/** Where the next check of the books may start. Until now every check read everything and stored no checkpoint. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('audits', (table) => {
    table.boolean('whole').notNullable().defaultTo(true);
    table.text('checkpoint');
  });
}
