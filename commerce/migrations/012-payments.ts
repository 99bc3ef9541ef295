import type { Knex } from 'knex';

/** The first of two confirmations of a large charge, and the tables of the sandbox provider. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('charges', (table) => {
    table.uuid('confirmed_by');
    table.string('confirmed_serial_no', 64);
  });

  await knex.schema.createTable('sandbox_payments', (table) => {
    table.string('charge_no', 20).primary();
    table.string('channel', 10).notNullable();
    table.bigInteger('amount_fen').notNullable();
    table.string('state', 10).notNullable();
    table.string('serial_no', 64).notNullable();
    table.string('refunds', 20).notNullable();
    table.bigInteger('opened_at').notNullable();
  });

  // `refunded_at` is in the future when the sandbox delays the refund.
  await knex.schema.createTable('sandbox_refunds', (table) => {
    table.string('refund_no', 20).primary();
    table.string('charge_no', 20).notNullable().references('charge_no').inTable('sandbox_payments').index();
    table.bigInteger('amount_fen').notNullable();
    table.string('serial_no', 64).notNullable();
    table.bigInteger('refunded_at').notNullable();
  });

  // `answer` is the answer of the shop, and null until the notice is sent.
  await knex.schema.createTable('sandbox_notices', (table) => {
    table.bigIncrements('id');
    table.string('charge_no', 20).notNullable().references('charge_no').inTable('sandbox_payments').index();
    table.text('body').notNullable();
    table.string('signature', 64).notNullable();
    table.bigInteger('due_at').notNullable();
    table.text('answer');
  });
  await knex.raw('CREATE INDEX sandbox_notices_unsent ON sandbox_notices (due_at) WHERE answer IS NULL');
}
