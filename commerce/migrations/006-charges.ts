import type { Knex } from 'knex';
import { makeAppendOnly } from './append-only.ts';
import { createIndexes } from './create-indexes.ts';
import { keepInStep } from './keep-in-step.ts';

export async function up(knex: Knex): Promise<void> {
  await createCharges(knex);
  await createRefunds(knex);
  await createNotices(knex);
  await createProposals(knex);
  await createSandbox(knex);
}

async function createCharges(knex: Knex): Promise<void> {
  await knex.schema.createTable('charges', (table) => {
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
    // When the provider was last asked; at first, when the charge was opened.
    table.bigInteger('asked_at').notNullable();
    table.bigInteger('withdrawn_at');
    table.uuid('confirmed_by');
    table.string('confirmed_serial_no', 64);
    table.index(['user_id', 'created_at']);
    table.index(['status', 'created_at']);
    table.index(['created_at', 'charge_no']);
    table.unique(['channel', 'serial_no']);
    table.check('amount_fen > 0', [], 'charges_amount_positive');
  });
  await createIndexes(knex, {
    charges_by_amount: 'charges (amount_fen, charge_no)',
    charges_of_status_by_amount: 'charges (status, amount_fen, charge_no)',
    charges_of_channel_by_time: 'charges (channel, created_at, charge_no)',
    charges_of_channel_and_status: 'charges (channel, status, created_at, charge_no)',
    charges_of_provider: 'charges (provider, created_at, charge_no)',
    charges_of_provider_and_status: 'charges (provider, status, created_at, charge_no)',
    // Used to read how much a person may still credit to a member alone.
    charges_of_member_and_provider: 'charges (user_id, provider, success_at)',
    charges_withdrawn: 'charges (withdrawn_at) WHERE withdrawn_at IS NOT NULL',
    // Used to read whether a first confirmation names a payment in doubt.
    charges_confirmed_once: 'charges (confirmed_serial_no) WHERE confirmed_serial_no IS NOT NULL',
  });
}

async function createRefunds(knex: Knex): Promise<void> {
  await knex.schema.createTable('refunds', (table) => {
    table.string('refund_no', 20).primary();
    table.string('charge_no', 20).notNullable().references('charge_no').inTable('charges').index();
    table.uuid('user_id').notNullable().references('id').inTable('users');
    // Copied from the charge, so that the refunds of a channel can have an index.
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

async function createNotices(knex: Knex): Promise<void> {
  await knex.schema.createTable('payment_notices', (table) => {
    table.bigIncrements('id');
    table.string('channel', 10).notNullable();
    table.string('charge_no', 20).index();
    table.bigInteger('received_at').notNullable();
    table.string('outcome', 20).notNullable();
    table.string('serial_no', 64);
    table.bigInteger('amount_fen');
    table.text('body').notNullable();
    // Identifies a payment in doubt, so that only the first of its notices is kept.
    table.string('doubt', 200).unique();
    // Identifies a notice and its outcome, so that it is kept once. Null for payments in doubt that staff opened again.
    table.string('told', 200).unique();
    table.index(['channel', 'serial_no']);
  });
  await createIndexes(knex, {
    payment_notices_in_doubt: 'payment_notices (received_at, id) WHERE doubt IS NOT NULL',
    // Finds payments in doubt by serial number, and whether staff decided on a reported payment.
    notices_of_payment: 'payment_notices (serial_no, channel)',
  });
  await makeAppendOnly(knex, 'payment_notices');

  await knex.schema.createTable('notice_decisions', (table) => {
    table.bigInteger('notice_id').primary().references('id').inTable('payment_notices');
    table.uuid('decided_by').notNullable().references('id').inTable('users');
    table.bigInteger('decided_at').notNullable();
    table.string('reason', 200).notNullable();
  });
  await makeAppendOnly(knex, 'notice_decisions');

  // Whether staff decided follows from append-only tables. These rows keep the answer, so that each list reads from an
  // index (docs/decisions/040).
  await knex.schema.createTable('payment_doubts', (table) => {
    table.bigInteger('notice_id').primary().references('id').inTable('payment_notices');
    table.bigInteger('received_at').notNullable();
    table.integer('decided').notNullable();
    table.index(['decided', 'received_at', 'notice_id']);
  });
  await keepInStep(
    knex,
    'payment_notices',
    `INSERT INTO payment_doubts (notice_id, received_at, decided)
    SELECT NEW.id, NEW.received_at, 0 WHERE NEW.doubt IS NOT NULL`,
  );
  await keepInStep(
    knex,
    'notice_decisions',
    'UPDATE payment_doubts SET decided = 1 WHERE notice_id = NEW.notice_id',
  );
}

async function createProposals(knex: Knex): Promise<void> {
  await knex.schema.createTable('recharge_proposals', (table) => {
    table.uuid('id').primary();
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
    table.string('transaction_no', 20);
    table.bigInteger('notice_id').unique().references('id').inTable('payment_notices');
    // Given to the command, such as the number of a receipt.
    table.string('reference', 64).unique();
    table.string('channel', 10);
    table.string('serial_no', 64);
    table.index(['status', 'proposed_at']);
    table.index(['user_id', 'decided_at']);
    table.check('amount_fen > 0', [], 'recharge_proposals_amount_positive');
  });
  await createIndexes(knex, {
    proposals_by_time: 'recharge_proposals (proposed_at, id)',
    proposals_by_amount: 'recharge_proposals (amount_fen, id)',
    proposals_by_urgency: `recharge_proposals (
      (CASE WHEN status = 'PROPOSED' THEN 1 ELSE 0 END), proposed_at, id)`,
    proposals_of_payment: 'recharge_proposals (serial_no, channel)',
    proposals_of_transaction: 'recharge_proposals (transaction_no)',
  });
  // Only one recharge of a payment may wait for a second person. For a payment in doubt, `notice_id` is unique already.
  await knex.raw(`
    CREATE UNIQUE INDEX proposals_one_waiting ON recharge_proposals (channel, serial_no)
    WHERE status = 'PROPOSED' AND serial_no IS NOT NULL AND notice_id IS NULL`);
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
