import type { Knex } from 'knex';
import { makeAppendOnly } from './append-only.ts';
import { createIndexes } from './create-indexes.ts';

const appendOnly = ['reconciliation_lines', 'difference_notes'];

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('reconciliations', (table) => {
    table.bigIncrements('id');
    table.string('layout', 20).notNullable();
    table.string('channel', 10).notNullable();
    table.string('from_day', 10).notNullable();
    table.string('to_day', 10).notNullable();
    table.string('file_name', 120).notNullable();
    // SHA-256 of the file's text, by which a file is recognized that was compared before.
    table.string('fingerprint', 64).notNullable().index();
    table.uuid('reconciled_by').notNullable().references('id').inTable('users');
    table.bigInteger('reconciled_at').notNullable();
    // Tells later what was booked after the reconciliation.
    table.bigInteger('last_posting').notNullable();
    // JSON: count and amount for each side and outcome.
    table.text('sums').notNullable();
    table.integer('matched').notNullable();
    table.integer('other_lines').notNullable();
    table.integer('differences').notNullable();
    table.integer('open').notNullable();
    table.bigInteger('gap_fen').notNullable();
    table.bigInteger('unexplained_fen').notNullable();
    table.bigInteger('replaced_by').references('id').inTable('reconciliations');
    table.check('open >= 0', [], 'reconciliations_open_not_negative');
  });
  await createIndexes(knex, {
    reconciliations_by_time: 'reconciliations (reconciled_at, id)',
    reconciliations_of_channel: 'reconciliations (channel, reconciled_at, id)',
    reconciliations_of_days: 'reconciliations (channel, from_day, to_day, id)',
    reconciliations_open: 'reconciliations (reconciled_at, id) WHERE open > 0',
    reconciliations_done: 'reconciliations (reconciled_at, id) WHERE open = 0',
  });

  await knex.schema.createTable('reconciliation_lines', (table) => {
    table.bigIncrements('id');
    table.bigInteger('reconciliation_id').notNullable().references('id').inTable('reconciliations');
    table.string('outcome', 20).notNullable();
    table.string('side', 5);
    table.integer('line');
    // The first copy of a line that stands twice.
    table.integer('first_line');
    table.string('stated_at', 40).notNullable();
    table.string('serial_no', 64);
    table.bigInteger('their_fen');
    table.bigInteger('our_fen');
    table.string('transaction_no', 20);
    table.string('charge_no', 20);
    // Null for a line that can be read.
    table.string('problem', 20);
    table.string('text', 200);
    table.index(['reconciliation_id', 'id']);
  });
  await createIndexes(knex, {
    reconciliation_lines_differing: "reconciliation_lines (reconciliation_id, id) WHERE outcome <> 'matched'",
    // What settles a difference is found by the transaction or by the number of the payment.
    reconciliation_lines_of_transaction:
      'reconciliation_lines (transaction_no) WHERE transaction_no IS NOT NULL',
    reconciliation_lines_of_payment: "reconciliation_lines (serial_no) WHERE outcome <> 'matched'",
  });

  await knex.schema.createTable('difference_notes', (table) => {
    table.bigInteger('line_id').primary().references('id').inTable('reconciliation_lines');
    table.bigInteger('reconciliation_id').notNullable().references('id').inTable('reconciliations').index();
    table.string('reason', 200).notNullable();
    table.uuid('noted_by').notNullable().references('id').inTable('users');
    table.bigInteger('noted_at').notNullable();
    table.string('transaction_no', 20);
  });
  await createIndexes(knex, {
    notes_of_transaction: 'difference_notes (transaction_no) WHERE transaction_no IS NOT NULL',
  });
  for (const table of appendOnly) await makeAppendOnly(knex, table);
}
