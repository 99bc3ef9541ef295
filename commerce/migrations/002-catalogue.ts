import type { Knex } from 'knex';

/**
 * Products: a copy of the texts and picture in the CMS, and the price and stock that commerce owns. Each unit
 * of a product is available, reserved by an unpaid order, or sold. A CHECK constraint keeps the sum of the
 * units equal to the stock.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('products', (table) => {
    table.string('code', 20).primary();
    table.string('document_id', 40).unique();
    table.boolean('listed').notNullable();
    table.string('name_zh', 200);
    table.string('name_en', 200);
    table.string('image_name', 300);
    table.string('type', 20);
    table.string('glaze_zh', 200);
    table.string('glaze_en', 200);
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
    table.index(['listed', 'sort_order', 'code']);
    table.check('available >= 0 AND reserved >= 0 AND sold >= 0', [], 'products_units_not_negative');
    table.check('stock = available + reserved + sold', [], 'products_units_add_up');
    table.check(
      'special_price_fen IS NULL OR special_price_fen < price_fen',
      [],
      'products_special_price_lower',
    );
  });

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
}
