import type { Knex } from 'knex';

/** What a provider says it gave back where that is not what it was asked to: somebody has to look into it. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('refunds', (table) => {
    table.bigInteger('doubt_fen');
  });
}
