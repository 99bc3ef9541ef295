import type { Knex } from 'knex';
import { forgetAppendOnly, makeAppendOnly } from './append-only.ts';

/** What happens to an order after it is paid, and every change of stock. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('orders', (table) => {
    table.bigInteger('completed_at');
    table.index(['created_at', 'order_no']);
    table.index(['status', 'created_at']);
    table.index(['total_fen', 'order_no']);
  });

  await knex.schema.createTable('shipments', (table) => {
    table.string('order_no', 20).primary().references('order_no').inTable('orders');
    table.string('carrier', 40).notNullable();
    table.string('tracking_no', 40).notNullable();
    table.bigInteger('shipped_at').notNullable().index();
    // When a refunded parcel was back.
    table.bigInteger('returned_at');
  });

  await knex.schema.createTable('order_refunds', (table) => {
    table.bigIncrements('id');
    table.string('order_no', 20).notNullable().references('order_no').inTable('orders').index();
    // Where a rejected order goes back to.
    table.string('from_status', 20).notNullable();
    table.string('reason', 200).notNullable();
    table.bigInteger('applied_at').notNullable();
    table.bigInteger('decided_at');
    table.string('serial_no', 20);
  });

  await knex.schema.createTable('order_notes', (table) => {
    table.bigIncrements('id');
    table.string('order_no', 20).notNullable().references('order_no').inTable('orders').index();
    table.string('author', 30).notNullable();
    table.text('text').notNullable();
    table.bigInteger('at').notNullable();
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
  });
  await knex.raw(`
    INSERT INTO stock_movements (product_code, at, change, quantity, stock_after, available_after, actor, reason)
    SELECT code, created_at, 'start', stock, stock, available, 'system', '' FROM products`);
  await makeAppendOnly(knex, 'stock_movements');

  await knex.schema.alterTable('products', (table) => {
    table.boolean('in_sync').notNullable().defaultTo(true);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('products', (table) => table.dropColumn('in_sync'));
  for (const table of ['stock_movements', 'order_notes', 'order_refunds', 'shipments']) {
    await knex.schema.dropTable(table);
  }
  await forgetAppendOnly(knex, 'stock_movements');
  await knex.schema.alterTable('orders', (table) => {
    table.dropIndex(['created_at', 'order_no']);
    table.dropIndex(['status', 'created_at']);
    table.dropIndex(['total_fen', 'order_no']);
    table.dropColumn('completed_at');
  });
}
