import type { Knex } from 'knex';

/** A member's orders are read in the order of this index; the one before left the last of it to be sorted. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('CREATE INDEX orders_of_member_by_time ON orders (user_id, created_at, order_no)');
  await knex.schema.alterTable('orders', (table) => {
    table.dropIndex(['user_id', 'created_at']);
  });
}
