import type { Knex } from 'knex';

/** Staff settle a refund for which the provider paid another amount, and find what waits for them by filters. */
export async function up(knex: Knex): Promise<void> {
  // The provider's number of the refund of another amount. Null in rows from earlier releases until the provider
  // is asked again.
  await knex.schema.alterTable('refunds', (table) => {
    table.string('doubt_serial_no', 64);
  });
  await knex.raw('CREATE INDEX charges_of_provider ON charges (provider, created_at, charge_no)');
  await knex.raw(
    'CREATE INDEX refunds_unapproved ON refunds (applied_at, refund_no) WHERE approved_at IS NULL',
  );
}
