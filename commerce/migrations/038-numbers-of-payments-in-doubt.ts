import type { Knex } from 'knex';

/**
 * Payments in doubt are found by their serial number without reading all notices. The same index answers whether staff
 * decided on a payment that a provider reports.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('CREATE INDEX notices_of_payment ON payment_notices (serial_no, channel)');
}
