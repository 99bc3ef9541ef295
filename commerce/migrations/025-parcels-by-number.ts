import type { Knex } from 'knex';

/** Staff find the order of a parcel by its tracking number. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('shipments', (table) => {
    table.index('tracking_no');
  });
}
