import type { Knex } from 'knex';
import { makeAppendOnly } from './append-only.ts';
import { createIndexes } from './create-indexes.ts';

export async function up(knex: Knex): Promise<void> {
  await createRecharges(knex);
  await createRefunds(knex);
  await createCredits(knex);
  await createReversals(knex);
  await createPayments(knex);
  await createSandbox(knex);
}

async function createRecharges(knex: Knex): Promise<void> {
  await knex.schema.createTable('recharges', (table) => {
    table.string('charge_no', 20).primary();
    table.uuid('user_id').notNullable().references('id').inTable('users');
    table.string('channel', 10).notNullable();
    table.string('provider', 10).notNullable();
    table.bigInteger('amount_fen').notNullable();
    table.string('status', 20).notNullable();
    table.string('serial_no', 64);
    table.string('cashier_url', 500);
    table.string('note', 200).notNullable().defaultTo('');
    table.bigInteger('created_at').notNullable();
    table.bigInteger('success_at');
    // When the provider was last asked; at first, when the recharge was opened.
    table.bigInteger('asked_at').notNullable();
    table.bigInteger('withdrawn_at');
    table.index(['user_id', 'created_at']);
    table.index(['status', 'created_at']);
    table.index(['created_at', 'charge_no']);
    table.unique(['channel', 'serial_no']);
    table.check('amount_fen > 0', [], 'recharges_amount_positive');
  });
  await createIndexes(knex, {
    recharges_by_amount: 'recharges (amount_fen, charge_no)',
    recharges_of_status_by_amount: 'recharges (status, amount_fen, charge_no)',
    recharges_of_channel_by_time: 'recharges (channel, created_at, charge_no)',
    recharges_of_channel_and_status: 'recharges (channel, status, created_at, charge_no)',
    recharges_of_provider: 'recharges (provider, created_at, charge_no)',
    recharges_of_provider_and_status: 'recharges (provider, status, created_at, charge_no)',
    recharges_withdrawn: 'recharges (withdrawn_at) WHERE withdrawn_at IS NOT NULL',
  });
}

async function createRefunds(knex: Knex): Promise<void> {
  await knex.schema.createTable('refunds', (table) => {
    table.string('refund_no', 20).primary();
    table.string('charge_no', 20).notNullable().references('charge_no').inTable('recharges').index();
    table.uuid('user_id').notNullable().references('id').inTable('users');
    // Copied from the recharge, so that the refunds of a channel can have an index.
    table.string('channel', 10).notNullable().defaultTo('');
    table.bigInteger('amount_fen').notNullable();
    table.bigInteger('actual_fen');
    table.string('reason', 200).notNullable();
    table.string('explanation', 200).notNullable().defaultTo('');
    table.string('status', 20).notNullable();
    table.string('refund_serial_no', 64);
    // What the provider reports if it paid another amount than requested. Finance has to find out why.
    table.bigInteger('doubt_fen');
    table.string('doubt_serial_no', 64);
    table.bigInteger('applied_at').notNullable();
    // Until staff approve the refund, the provider must not be asked to pay.
    table.bigInteger('approved_at');
    table.bigInteger('asked_at').notNullable();
    table.bigInteger('completed_at');
    table.index(['user_id', 'applied_at', 'refund_no']);
    table.index(['status', 'applied_at']);
    table.index(['applied_at', 'refund_no']);
    // One transfer settles one refund, so the number is unique across channels: finance pays all `manual` refunds from
    // one bank account, and numbers of different providers differ in form.
    table.unique(['refund_serial_no']);
    table.check('amount_fen > 0', [], 'refunds_amount_positive');
  });
  await knex.raw(
    "CREATE UNIQUE INDEX refunds_one_alive ON refunds (charge_no) WHERE status IN ('PROCESSING', 'SUCCESS')",
  );
  await createIndexes(knex, {
    refunds_by_amount: 'refunds (amount_fen, refund_no)',
    refunds_of_status_by_amount: 'refunds (status, amount_fen, refund_no)',
    refunds_of_channel_by_time: 'refunds (channel, applied_at, refund_no)',
    refunds_of_channel_and_status: 'refunds (channel, status, applied_at, refund_no)',
    refunds_unapproved: 'refunds (applied_at, refund_no) WHERE approved_at IS NULL',
  });
}

async function createPayments(knex: Knex): Promise<void> {
  await knex.schema.createTable('payment_notices', (table) => {
    table.bigIncrements('id');
    table.string('channel', 10).notNullable();
    table.string('charge_no', 20).index();
    table.bigInteger('received_at').notNullable();
    table.string('outcome', 20).notNullable();
    table.string('serial_no', 64);
    table.bigInteger('amount_fen');
    table.text('body').notNullable();
    // Identifies a notice and its outcome, so that it is kept once.
    table.string('told', 200).notNullable().unique();
  });
  await makeAppendOnly(knex, 'payment_notices');

  // Payments that arrived and were credited to nobody.
  await knex.schema.createTable('unmatched_payments', (table) => {
    table.bigIncrements('id');
    table.string('channel', 10).notNullable();
    table.string('charge_no', 20).index();
    table.string('serial_no', 64).notNullable();
    table.bigInteger('amount_fen').notNullable();
    table.string('outcome', 20).notNullable();
    table.bigInteger('received_at').notNullable();
    // A provider may report the same payment many times. It is kept once.
    table.string('report', 200).notNullable().unique();
    // When the money went back.
    table.bigInteger('closed_at');
    table.uuid('closed_by').references('id').inTable('users');
    table.string('close_reason', 200).notNullable().defaultTo('');
    table.index(['serial_no', 'channel']);
    table.index(['received_at', 'id']);
  });
  await createIndexes(knex, {
    unmatched_open: 'unmatched_payments (received_at, id) WHERE closed_at IS NULL',
    unmatched_closed: 'unmatched_payments (received_at, id) WHERE closed_at IS NOT NULL',
  });
}

/** What staff put into a wallet. */
async function createCredits(knex: Knex): Promise<void> {
  await knex.schema.createTable('credits', (table) => {
    // A text, as the numbers of recharges are, so that one list has both in the order of their indexes.
    table.string('id', 36).primary();
    table.uuid('user_id').notNullable().references('id').inTable('users');
    table.bigInteger('amount_fen').notNullable();
    table.string('kind', 10).notNullable();
    table.string('reason', 200).notNullable();
    table.string('status', 10).notNullable();
    // Null for the command in the terminal, which has no logged-in user.
    table.uuid('proposed_by').references('id').inTable('users');
    table.bigInteger('proposed_at').notNullable();
    table.uuid('decided_by').references('id').inTable('users');
    table.bigInteger('decided_at');
    table.string('reject_reason', 200).notNullable().defaultTo('');
    table.string('transaction_no', 20);
    // The recharge whose money arrived.
    table.string('charge_no', 20).references('charge_no').inTable('recharges');
    // Given to the command, such as the number of a receipt.
    table.string('reference', 64).unique();
    table.string('channel', 10);
    table.string('serial_no', 64);
    table.index(['status', 'proposed_at']);
    table.index(['user_id', 'decided_at']);
    table.check('amount_fen > 0', [], 'credits_amount_positive');
  });
  await createIndexes(knex, {
    credits_by_time: 'credits (proposed_at, id)',
    credits_by_amount: 'credits (amount_fen, id)',
    credits_of_channel: 'credits (channel, proposed_at, id)',
    credits_of_recharge: 'credits (charge_no) WHERE charge_no IS NOT NULL',
    credits_of_payment: 'credits (serial_no, channel)',
    credits_of_transaction: 'credits (transaction_no)',
  });
  // One credit of a payment, and of a recharge, waits for a second person at a time.
  await knex.raw(`
    CREATE UNIQUE INDEX credits_one_waiting ON credits (channel, serial_no)
    WHERE status = 'PROPOSED' AND serial_no IS NOT NULL`);
  await knex.raw(`
    CREATE UNIQUE INDEX credits_one_waiting_of_charge ON credits (charge_no)
    WHERE status = 'PROPOSED' AND charge_no IS NOT NULL`);
}

async function createReversals(knex: Knex): Promise<void> {
  await knex.schema.createTable('reversals', (table) => {
    table.uuid('id').primary();
    table.uuid('user_id').notNullable().references('id').inTable('users');
    // The transaction that is taken back.
    table.string('transaction_no', 20).notNullable().index();
    table.bigInteger('amount_fen').notNullable();
    // What arrived and stays in the wallet.
    table.bigInteger('received_fen').notNullable();
    table.string('reason', 200).notNullable();
    table.string('status', 10).notNullable();
    table.uuid('proposed_by').notNullable().references('id').inTable('users');
    table.bigInteger('proposed_at').notNullable();
    table.uuid('decided_by').references('id').inTable('users');
    table.bigInteger('decided_at');
    table.string('reject_reason', 200).notNullable().defaultTo('');
    table.string('reversal_no', 20);
    table.string('correction_no', 20);
    table.index(['status', 'proposed_at']);
    table.check('received_fen >= 0 AND received_fen < amount_fen', [], 'reversals_lower');
  });
  await knex.raw(`
    CREATE UNIQUE INDEX reversals_one_waiting ON reversals (transaction_no) WHERE status = 'PROPOSED'`);
}

async function createSandbox(knex: Knex): Promise<void> {
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

  // `answer` is the shop's answer; null until the notice is sent.
  await knex.schema.createTable('sandbox_notices', (table) => {
    table.bigIncrements('id');
    table.string('charge_no', 20).notNullable().references('charge_no').inTable('sandbox_payments').index();
    table.text('body').notNullable();
    table.string('signature', 64).notNullable();
    table.bigInteger('due_at').notNullable();
    table.text('answer');
  });
  await createIndexes(knex, { sandbox_notices_unsent: 'sandbox_notices (due_at) WHERE answer IS NULL' });
}
