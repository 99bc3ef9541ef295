import type { Knex } from 'knex';
import { createIndexes } from './create-indexes.ts';

/** Times are epoch milliseconds. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('recharges', (table) => {
    // Null if staff confirm the payment. Providers get the same time.
    table.bigInteger('payable_until');
  });

  await knex.schema.alterTable('refunds', (table) => {
    // Why a refund waits for a person at the provider.
    table.string('stuck_reason', 200);
  });
  // What is left of a recharge after a refund can be refunded too.
  await knex.raw('DROP INDEX refunds_one_alive');
  await knex.raw("CREATE UNIQUE INDEX refunds_one_active ON refunds (charge_no) WHERE status = 'PROCESSING'");

  await knex.schema.createTable('payment_attempts', (table) => {
    // The number of the recharge and a letter. A provider knows the payment by it.
    table.string('attempt_no', 24).primary();
    table.string('charge_no', 20).notNullable().references('charge_no').inTable('recharges').index();
    table.string('way', 10).notNullable();
    // A provider may know the payment by this time too, so it never changes.
    table.bigInteger('sent_at').notNullable();
    // How the payer gets to the provider, as JSON, and until when. Null until the provider has answered.
    table.text('cashier');
    table.bigInteger('usable_until');
    table.bigInteger('asked_at').notNullable();
    // When the payer chose another way. The provider is asked to close it.
    table.bigInteger('left_at');
    // When it was certain that it can't be paid (any more), or that it was.
    table.bigInteger('ended_at');
    // The provider's number of the payment that was credited.
    table.string('serial_no', 64);
  });
  await createIndexes(knex, {
    payment_attempts_open: 'payment_attempts (asked_at) WHERE ended_at IS NULL',
  });

  await createSandbox(knex);
}

/** The sandbox knows payments by their attempts. It stands for another company, so what it knew may go. */
async function createSandbox(knex: Knex): Promise<void> {
  for (const name of ['sandbox_notices', 'sandbox_refunds', 'sandbox_payments']) {
    await knex.schema.dropTable(name);
  }
  await knex.schema.createTable('sandbox_payments', (table) => {
    table.string('attempt_no', 24).primary();
    table.string('channel', 10).notNullable();
    table.bigInteger('amount_fen').notNullable();
    table.string('state', 10).notNullable();
    table.string('serial_no', 64).notNullable();
    table.string('refunds', 20).notNullable();
    table.bigInteger('payable_until').notNullable();
    table.string('return_url', 256).notNullable();
  });

  // `refunded_at` is in the future when the sandbox delays the refund.
  await knex.schema.createTable('sandbox_refunds', (table) => {
    table.string('refund_no', 20).primary();
    table.string('attempt_no', 24).notNullable().references('attempt_no').inTable('sandbox_payments').index();
    table.bigInteger('amount_fen').notNullable();
    table.string('serial_no', 64).notNullable();
    table.bigInteger('refunded_at').notNullable();
  });

  // `answer` is the shop's answer; null until the notice is sent.
  await knex.schema.createTable('sandbox_notices', (table) => {
    table.bigIncrements('id');
    table.string('attempt_no', 24).notNullable().references('attempt_no').inTable('sandbox_payments').index();
    table.text('body').notNullable();
    table.string('signature', 64).notNullable();
    table.bigInteger('due_at').notNullable();
    table.text('answer');
  });
  await createIndexes(knex, { sandbox_notices_unsent: 'sandbox_notices (due_at) WHERE answer IS NULL' });
}
