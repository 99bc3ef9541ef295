import type { Knex } from 'knex';

/** The amount that a provider reports as refunded, if it differs from the requested amount. Finance clarifies why. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('refunds', (table) => {
    table.bigInteger('doubt_fen');
  });
}
