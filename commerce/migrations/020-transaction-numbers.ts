import type { Knex } from 'knex';

/**
 * Renames columns that hold numbers of ledger transactions. The name "serial number" remains for the numbers
 * of payment providers.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE orders RENAME COLUMN payment_serial_no TO payment_transaction_no');
  await knex.raw('ALTER TABLE order_refunds RENAME COLUMN serial_no TO transaction_no');
}
