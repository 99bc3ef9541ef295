import type { Knex } from 'knex';

/** Where the shop delivers, as the CMS says. Until the CMS has said it, that is the mainland. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('delivery_areas', (table) => {
    table.string('area', 20).primary();
  });
  await knex('delivery_areas').insert({ area: 'mainland' });
}
