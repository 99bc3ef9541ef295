import type { Knex } from 'knex';

/** Pieces that are made to be shown and never sold, and the glaze family by which pieces are filtered. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('products', (table) => {
    table.boolean('for_show').notNullable().defaultTo(false);
    table.string('glaze_family', 20);
  });
  for (const name of ['products_of_glaze_zh', 'products_of_glaze_en', 'products_unpriced']) {
    await knex.raw(`DROP INDEX ${name}`);
  }
  await knex.raw('CREATE INDEX products_of_glaze ON products (listed, glaze_family, sort_order, code)');
  await knex.raw(
    'CREATE INDEX products_unpriced ON products (code) WHERE price_fen IS NULL AND NOT for_show',
  );
}
