import type { Knex } from 'knex';

/**
 * Members withdraw charges, read why a refund failed, and list their refunds. A line of an order names the cart
 * item it was made from, so that a page that still shows the item can find the order.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('charges', (table) => {
    table.bigInteger('withdrawn_at');
  });
  await knex.raw('CREATE INDEX charges_withdrawn ON charges (withdrawn_at) WHERE withdrawn_at IS NOT NULL');
  await knex.schema.alterTable('refunds', (table) => {
    table.string('explanation', 200).notNullable().defaultTo('');
    table.dropIndex(['user_id']);
    table.index(['user_id', 'applied_at', 'refund_no']);
  });
  await knex.schema.alterTable('order_lines', (table) => {
    table.uuid('cart_item_id');
  });
}
