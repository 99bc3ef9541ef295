import type { Knex } from 'knex';
import { makeAppendOnly } from './append-only.ts';
import { createIndexes } from './create-indexes.ts';

/** Orders keep the prices and the address as they were submitted. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('orders', (table) => {
    table.string('order_no', 20).primary();
    table.uuid('user_id').notNullable().references('id').inTable('users');
    table.string('status', 20).notNullable();
    table.bigInteger('total_fen').notNullable();
    table.string('remark', 200).notNullable();
    table.text('address').notNullable();
    // Copied from the address, which is JSON and can't be searched.
    table.string('recipient_name', 40).notNullable().defaultTo('');
    table.string('recipient_phone', 11).notNullable().defaultTo('');
    table.bigInteger('created_at').notNullable();
    table.bigInteger('payable_until').notNullable();
    table.bigInteger('paid_at');
    table.string('payment_transaction_no', 20);
    table.bigInteger('completed_at');
    table.index(['status', 'payable_until']);
    table.check('total_fen > 0', [], 'orders_total_positive');
  });
  await createIndexes(knex, {
    orders_by_time: 'orders (created_at, order_no)',
    orders_by_amount: 'orders (total_fen, order_no)',
    orders_of_status_by_time: 'orders (status, created_at, order_no)',
    orders_of_status_by_amount: 'orders (status, total_fen, order_no)',
    orders_of_member_by_time: 'orders (user_id, created_at, order_no)',
    orders_of_member_by_status: 'orders (user_id, status, created_at, order_no)',
    orders_of_recipient_phone: 'orders (recipient_phone, created_at)',
    orders_of_recipient_name: 'orders (recipient_name, created_at)',
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
    // A page that still shows the cart item finds the order by this id.
    table.uuid('cart_item_id');
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
  await makeAppendOnly(knex, 'order_timeline');

  await knex.schema.createTable('shipments', (table) => {
    table.string('order_no', 20).primary().references('order_no').inTable('orders');
    table.string('carrier', 40).notNullable();
    table.string('tracking_no', 40).notNullable().index();
    table.bigInteger('shipped_at').notNullable().index();
    table.bigInteger('returned_at');
    table.string('returned_condition', 10);
  });

  await knex.schema.createTable('order_refunds', (table) => {
    table.bigIncrements('id');
    table.string('order_no', 20).notNullable().references('order_no').inTable('orders').index();
    // The order returns to this state when the refund is rejected.
    table.string('from_status', 20).notNullable();
    table.string('reason', 200).notNullable();
    table.bigInteger('applied_at').notNullable();
    table.bigInteger('decided_at');
    table.string('transaction_no', 20);
  });

  await knex.schema.createTable('order_notes', (table) => {
    table.bigIncrements('id');
    table.string('order_no', 20).notNullable().references('order_no').inTable('orders').index();
    table.string('author', 30).notNullable();
    table.text('text').notNullable();
    table.bigInteger('at').notNullable();
  });
}
