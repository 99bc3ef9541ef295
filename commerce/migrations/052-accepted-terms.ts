import type { Knex } from 'knex';

/** When the terms that a member accepted were published. Accounts that exist already were not asked. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('users', (table) => {
    table.bigInteger('accepted_terms');
  });
}
