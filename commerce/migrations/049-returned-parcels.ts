import type { Knex } from 'knex';

const supportBefore = ['dashboard.read', 'users.read', 'users.freeze', 'messages.read', 'messages.answer'];

/**
 * The condition of a parcel that came back, and orders for Support. Until now every parcel that came back went on sale
 * again, so it was sound. A role Support that somebody has edited stays as it is. The list of the stock sorts by the
 * units on the shelf instead of all units, with those that are sold.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('shipments', (table) => {
    table.string('returned_condition', 10);
  });
  await knex('shipments').whereNotNull('returned_at').update({ returned_condition: 'sound' });
  await knex('roles')
    .where({ name: 'Support', permissions: JSON.stringify(supportBefore) })
    .update({ permissions: JSON.stringify([...supportBefore, 'orders.read']) });
  await knex.raw('DROP INDEX products_by_stock');
  await knex.raw('CREATE INDEX products_on_shelf ON products ((available + reserved), code)');
}
