import type { Knex } from 'knex';

/**
 * Orders with the prices and the address as submitted, the units that orders hold, and a timeline row for
 * every move.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('orders', (table) => {
    table.string('order_no', 20).primary();
    table.uuid('user_id').notNullable().references('id').inTable('users');
    table.string('status', 20).notNullable();
    table.bigInteger('total_fen').notNullable();
    table.string('remark', 200).notNullable();
    table.text('address').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('payable_until').notNullable();
    table.bigInteger('paid_at');
    table.string('payment_serial_no', 20);
    table.index(['user_id', 'created_at']);
    table.index(['status', 'payable_until']);
    table.check('total_fen > 0', [], 'orders_total_positive');
  });

  await knex.schema.createTable('order_lines', (table) => {
    table.bigIncrements('id');
    table.string('order_no', 20).notNullable().references('order_no').inTable('orders').index();
    table.string('product_code', 20).notNullable().references('code').inTable('products').index();
    table.string('name_zh', 200);
    table.string('name_en', 200);
    table.string('image_name', 300);
    table.bigInteger('price_fen').notNullable();
    table.integer('quantity').notNullable();
    table.check('quantity > 0', [], 'order_lines_quantity_positive');
  });

  await knex.schema.createTable('holds', (table) => {
    table.string('order_no', 20).notNullable().references('order_no').inTable('orders');
    table.string('product_code', 20).notNullable().references('code').inTable('products').index();
    table.integer('quantity').notNullable();
    table.bigInteger('held_until').notNullable();
    table.primary(['order_no', 'product_code']);
    table.check('quantity > 0', [], 'holds_quantity_positive');
  });

  await knex.schema.createTable('order_timeline', (table) => {
    table.bigIncrements('id');
    table.string('order_no', 20).notNullable().references('order_no').inTable('orders').index();
    table.bigInteger('at').notNullable();
    table.string('from_status', 20);
    table.string('to_status', 20).notNullable();
    table.string('actor', 60).notNullable();
    table.string('reason', 200).notNullable();
  });
}
