import type { Knex } from 'knex';

/** The amount a provider says it refunded, when that is not the requested amount. Finance has to clarify it. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('refunds', (table) => {
    table.bigInteger('doubt_fen');
  });
}
