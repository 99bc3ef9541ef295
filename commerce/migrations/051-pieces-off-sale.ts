import type { Knex } from 'knex';

/** The priced pieces that wait to be put on sale are counted every minute for each person in the admin area. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE INDEX products_priced_off_sale ON products (code)
    WHERE price_fen IS NOT NULL AND NOT on_sale AND listed AND NOT for_show AND available > 0`);
}
