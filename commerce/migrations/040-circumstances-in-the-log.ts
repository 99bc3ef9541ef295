import type { Knex } from 'knex';

/**
 * A row of the log also keeps, as JSON, what its action was about, such as the amount of a payment; of a refused
 * action, what was asked. Empty in all earlier rows.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('audit_log', (table) => {
    table.text('circumstances').notNullable().defaultTo('');
  });
}
