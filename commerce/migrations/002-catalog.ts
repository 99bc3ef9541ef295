import type { Knex } from 'knex';
import { makeAppendOnly } from './append-only.ts';
import { createIndexes } from './create-indexes.ts';

/** Commerce owns the price and the stock; texts and picture are copied from the CMS. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('products', (table) => {
    table.string('code', 20).primary();
    table.string('document_id', 40).unique();
    table.boolean('listed').notNullable();
    table.boolean('for_show').notNullable().defaultTo(false);
    table.string('name_zh', 200);
    table.string('name_en', 200);
    table.string('image_name', 300);
    table.string('type', 20);
    table.string('glaze_zh', 200);
    table.string('glaze_en', 200);
    table.string('glaze_family', 20);
    table.text('search_zh').notNullable();
    table.text('search_en').notNullable();
    table.integer('sort_order').notNullable();
    table.boolean('on_sale').notNullable();
    table.bigInteger('price_fen').checkPositive('products_price_positive');
    table.bigInteger('special_price_fen').checkPositive('products_special_price_positive');
    table.integer('stock').notNullable();
    table.integer('available').notNullable();
    table.integer('reserved').notNullable();
    table.integer('sold').notNullable();
    table.bigInteger('created_at').notNullable();
    table.boolean('in_sync').notNullable().defaultTo(true);
    // Which version of the piece in the CMS the shop has taken over.
    table.bigInteger('cms_published_at');
    table.bigInteger('cms_seen_at');
    table.bigInteger('synced_at');
    table.index(['listed', 'sort_order', 'code']);
    table.check('available >= 0 AND reserved >= 0 AND sold >= 0', [], 'products_units_not_negative');
    table.check('stock = available + reserved + sold', [], 'products_units_add_up');
    table.check(
      'special_price_fen IS NULL OR special_price_fen < price_fen',
      [],
      'products_special_price_lower',
    );
  });
  await createIndexes(knex, indexes);
  if (knex.client.config.client !== 'pg')
    await createIndexes(knex, { products_by_text: 'products (listed, search_zh, search_en)' });

  await knex.schema.createTable('cart_items', (table) => {
    table.uuid('id').primary();
    table.uuid('user_id').notNullable().references('id').inTable('users');
    table.string('product_code', 20).notNullable().references('code').inTable('products');
    table.integer('quantity').notNullable();
    table.boolean('selected').notNullable();
    table.bigInteger('created_at').notNullable();
    table.unique(['user_id', 'product_code']);
    table.check('quantity > 0', [], 'cart_items_quantity_positive');
  });

  await knex.schema.createTable('stock_movements', (table) => {
    table.bigIncrements('id');
    table.string('product_code', 20).notNullable().references('code').inTable('products');
    table.bigInteger('at').notNullable();
    table.string('change', 10).notNullable();
    table.integer('quantity').notNullable();
    table.integer('stock_after').notNullable();
    table.integer('available_after').notNullable();
    table.string('order_no', 20);
    table.string('actor', 60).notNullable();
    table.string('reason', 200).notNullable();
    table.index(['product_code', 'id']);
    table.check('quantity > 0', [], 'stock_movements_quantity_positive');
  });
  await makeAppendOnly(knex, 'stock_movements');
}

/** With such an index, a list reads one page and counts its rows however long it is (docs/decisions/040). */
const indexes = {
  products_by_time: 'products (created_at, code)',
  products_newest: 'products (listed, created_at DESC, sort_order, code)',
  products_cheapest: `products (listed, (${charged('9007199254740991')}), sort_order, code)`,
  products_dearest: `products (listed, (${charged('-1')}) DESC, sort_order, code)`,
  products_of_type: 'products (listed, type, sort_order, code)',
  products_of_glaze: 'products (listed, glaze_family, sort_order, code)',
  products_by_offer: 'products (listed, on_sale, available, reserved, code, special_price_fen, price_fen)',
  products_by_price: 'products ((COALESCE(price_fen, -1)), code)',
  products_by_special_price: 'products ((COALESCE(special_price_fen, -1)), code)',
  products_by_name_zh: "products ((COALESCE(name_zh, '')), code)",
  products_by_name_en: "products ((COALESCE(name_en, '')), code)",
  products_by_available: 'products (available, code)',
  products_by_reserved: 'products (reserved, code)',
  products_by_sold: 'products (sold, code)',
  products_on_shelf: 'products ((available + reserved), code)',
  products_out_of_sync: 'products (code) WHERE NOT in_sync',
  products_unpriced: 'products (code) WHERE price_fen IS NULL AND NOT for_show',
  products_to_price: 'products (for_show) WHERE price_fen IS NULL',
  // Counted every minute for each person in the admin area.
  products_priced_off_sale: `products (code)
    WHERE price_fen IS NOT NULL AND NOT on_sale AND listed AND NOT for_show AND available > 0`,
};

/** @param otherwise the result for a piece that can't be bought */
function charged(otherwise: string): string {
  return `CASE WHEN on_sale THEN COALESCE(special_price_fen, price_fen, ${otherwise}) ELSE ${otherwise} END`;
}
