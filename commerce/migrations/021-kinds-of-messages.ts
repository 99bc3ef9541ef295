import type { Knex } from 'knex';

/**
 * The kind of a message (a question, or an inquiry about a customized piece), and the piece that the message
 * is about.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('contact_messages', (table) => {
    table.string('kind', 20).notNullable().defaultTo('contact');
    table.string('product_code', 20);
    table.index(['kind', 'created_at']);
  });
}
