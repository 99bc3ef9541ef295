import type { Knex } from 'knex';

/** Recharges that credit a payment in doubt, recharges by the command, and repeated notices of providers. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('recharge_proposals', (table) => {
    // Null if the command in the terminal made the proposal, because the command has no logged-in user.
    table.setNullable('proposed_by');
  });
  await knex.schema.alterTable('recharge_proposals', (table) => {
    // The payment in doubt that this proposal credits.
    table.bigInteger('notice_id').unique().references('id').inTable('payment_notices');
    // The reference that was given to the command, such as the number of a receipt.
    table.string('reference', 64).unique();
  });
  // A text that identifies a notice and its outcome, so that a repeated notice is kept once. Null in rows from
  // earlier releases, and in the rows of payments in doubt that staff opened again.
  await knex.schema.alterTable('payment_notices', (table) => {
    table.string('told', 200).unique();
    table.index(['channel', 'serial_no']);
  });
  // A payment is credited once, whether by the shop or by staff. Existing rows satisfy this: since migration 008 the
  // payment numbers of charges are unique, and no other credit had a payment number.
  await knex.raw(`
    CREATE UNIQUE INDEX ledger_transactions_one_credit ON ledger_transactions (channel, serial_no)
    WHERE scene IN ('CHARGE', 'CHARGE_MARKET') AND serial_no IS NOT NULL`);
  // The two new indexes serve the comparison with statements of providers. The first index also finds rows by
  // the payment number alone, so it replaces the dropped index.
  await knex.raw('DROP INDEX ledger_of_serial_no');
  await knex.raw(`
    CREATE INDEX ledger_transactions_by_serial_no ON ledger_transactions (serial_no, channel)
    WHERE serial_no IS NOT NULL`);
  await knex.raw(`
    CREATE INDEX ledger_transactions_of_channel ON ledger_transactions (channel, created_at)
    WHERE serial_no IS NOT NULL`);
}
