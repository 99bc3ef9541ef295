import type { Knex } from 'knex';

/** Recharges that credit a payment in doubt, recharges by the command, and what providers say again. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('recharge_proposals', (table) => {
    // Null: by a command in the terminal, where nobody has logged in.
    table.setNullable('proposed_by');
  });
  await knex.schema.alterTable('recharge_proposals', (table) => {
    // The payment in doubt that it credits.
    table.bigInteger('notice_id').unique().references('id').inTable('payment_notices');
    // What the command was told that the money is for.
    table.string('reference', 64).unique();
  });
  // What a provider said and what became of it, in words that are the same each time; null before this release, and
  // where staff have left a payment in doubt again.
  await knex.schema.alterTable('payment_notices', (table) => {
    table.string('told', 200).unique();
    table.index(['channel', 'serial_no']);
  });
  // One payment credits one wallet once, whoever credits it. Charges have had their numbers for themselves since 008,
  // and nothing else that credits had one.
  await knex.raw(`
    CREATE UNIQUE INDEX ledger_transactions_one_credit ON ledger_transactions (channel, serial_no)
    WHERE scene IN ('CHARGE', 'CHARGE_MARKET') AND serial_no IS NOT NULL`);
  // What statements of providers are compared with; whatever is found by the number alone is found by it too.
  await knex.raw('DROP INDEX ledger_of_serial_no');
  await knex.raw(`
    CREATE INDEX ledger_transactions_by_serial_no ON ledger_transactions (serial_no, channel)
    WHERE serial_no IS NOT NULL`);
  await knex.raw(`
    CREATE INDEX ledger_transactions_of_channel ON ledger_transactions (channel, created_at)
    WHERE serial_no IS NOT NULL`);
}
