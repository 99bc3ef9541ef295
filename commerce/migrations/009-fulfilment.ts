import type { Knex } from 'knex';
import { makeAppendOnly } from './append-only.ts';

/** Shipments and refunds of paid orders, a row for every change of stock, and indexes for long lists. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('orders', (table) => {
    table.bigInteger('completed_at');
    // Copies of fields of the address, which is stored as JSON and can't be searched.
    table.string('recipient_name', 40).notNullable().defaultTo('');
    table.string('recipient_phone', 11).notNullable().defaultTo('');
  });
  const inAddress = (name: string) =>
    knex.raw(
      knex.client.config.client === 'pg' ? `address::json->>'${name}'` : `json_extract(address, '$.${name}')`,
    );
  await knex('orders').update({
    recipient_name: inAddress('recipientName'),
    recipient_phone: inAddress('phone'),
  });

  await knex.schema.createTable('shipments', (table) => {
    table.string('order_no', 20).primary().references('order_no').inTable('orders');
    table.string('carrier', 40).notNullable();
    table.string('tracking_no', 40).notNullable();
    table.bigInteger('shipped_at').notNullable().index();
    // When the parcel of a refunded order came back.
    table.bigInteger('returned_at');
  });

  await knex.schema.createTable('order_refunds', (table) => {
    table.bigIncrements('id');
    table.string('order_no', 20).notNullable().references('order_no').inTable('orders').index();
    // The state to which the order returns when the refund is rejected.
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
    table.check('quantity > 0', [], 'stock_movements_quantity_positive');
  });
  await knex.raw(`
    INSERT INTO stock_movements (product_code, at, change, quantity, stock_after, available_after, actor, reason)
    SELECT code, created_at, 'start', stock, stock, available, 'system', '' FROM products WHERE stock > 0`);
  await makeAppendOnly(knex, 'stock_movements');

  await knex.schema.alterTable('products', (table) => {
    table.boolean('in_sync').notNullable().defaultTo(true);
  });
  for (const [name, columns] of Object.entries(indexes)) {
    await knex.raw(`CREATE INDEX ${name} ON ${columns}`);
  }
}

/**
 * A list whose sort order has an index reads only one page, however long the list is. This migration adds no
 * index of stock, because every purchase would have to update the index. Migration 018 adds such indexes after
 * all.
 */
const indexes = {
  orders_by_time: 'orders (created_at, order_no)',
  orders_by_amount: 'orders (total_fen, order_no)',
  orders_of_status_by_time: 'orders (status, created_at, order_no)',
  orders_of_status_by_amount: 'orders (status, total_fen, order_no)',
  orders_of_recipient_phone: 'orders (recipient_phone, created_at)',
  orders_of_recipient_name: 'orders (recipient_name, created_at)',
  products_by_time: 'products (created_at, code)',
  products_newest: 'products (listed, created_at DESC, sort_order, code)',
  products_cheapest: `products (listed, (${charged('9007199254740991')}), sort_order, code)`,
  products_dearest: `products (listed, (${charged('-1')}) DESC, sort_order, code)`,
  ledger_by_time: 'ledger_transactions (created_at, id)',
  ledger_of_scene_by_time: 'ledger_transactions (scene, created_at, id)',
  ledger_of_channel_by_time: 'ledger_transactions (channel, created_at, id) WHERE channel IS NOT NULL',
  ledger_of_channel_and_scene:
    'ledger_transactions (channel, scene, created_at, id) WHERE channel IS NOT NULL',
  ledger_of_order: 'ledger_transactions (order_no) WHERE order_no IS NOT NULL',
  ledger_of_serial_no: 'ledger_transactions (serial_no) WHERE serial_no IS NOT NULL',
};

/** The SQL for the price of a piece. If the piece can't be bought, the result is `otherwise`. */
function charged(otherwise: string): string {
  return `CASE WHEN on_sale THEN COALESCE(special_price_fen, price_fen, ${otherwise}) ELSE ${otherwise} END`;
}
