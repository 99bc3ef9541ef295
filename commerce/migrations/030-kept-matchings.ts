import type { Knex } from 'knex';
import { makeAppendOnly } from './append-only.ts';

/**
 * Matchings of statements are kept with their differences, and each difference with how it was resolved. A credit
 * can be reversed and replaced by a correction. The check of the books can be started by staff.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('statement_matchings', (table) => {
    table.bigIncrements('id');
    table.string('channel', 10).notNullable();
    table.string('from_day', 10).notNullable();
    table.string('to_day', 10).notNullable();
    table.string('file_name', 120).notNullable();
    // SHA-256 of the file's text, so that a file that was matched before is recognized.
    table.string('fingerprint', 64).notNullable();
    table.uuid('matched_by').notNullable().references('id').inTable('users');
    table.bigInteger('matched_at').notNullable();
    table.bigInteger('last_posting').notNullable();
    // Count and amount for each side and outcome, as JSON.
    table.text('sums').notNullable();
    table.integer('invalid_lines').notNullable();
    table.integer('differences').notNullable();
    table.index(['matched_at', 'id']);
    table.index(['fingerprint', 'channel']);
  });
  await knex.schema.createTable('statement_differences', (table) => {
    table.bigIncrements('id');
    table.bigInteger('matching_id').notNullable().references('id').inTable('statement_matchings');
    table.string('outcome', 20).notNullable();
    // Null if the line can't be read.
    table.string('side', 5);
    // Null if the statement has no such line.
    table.integer('line');
    table.string('stated_at', 40).notNullable();
    table.string('serial_no', 64);
    table.bigInteger('their_fen');
    table.bigInteger('our_fen');
    table.string('transaction_no', 20);
    table.string('charge_no', 20);
    table.string('refund_no', 20);
    // Why the line can't be read; null for a line that can be read.
    table.string('problem', 20);
    table.index(['matching_id', 'id']);
  });
  await knex.schema.createTable('difference_resolutions', (table) => {
    table.bigInteger('difference_id').primary().references('id').inTable('statement_differences');
    table.bigInteger('matching_id').notNullable().references('id').inTable('statement_matchings').index();
    table.string('how', 10).notNullable();
    table.string('reason', 200).notNullable();
    table.uuid('resolved_by').notNullable().references('id').inTable('users');
    table.bigInteger('resolved_at').notNullable();
    table.string('reversal_no', 20);
    table.string('correction_no', 20);
  });
  for (const table of ['statement_matchings', 'statement_differences', 'difference_resolutions']) {
    await makeAppendOnly(knex, table);
  }

  // A payment whose credit was reversed may be credited once more, by a correction with its own unique reference.
  await knex.raw('DROP INDEX ledger_transactions_one_credit');
  await knex.raw(`
    CREATE UNIQUE INDEX ledger_transactions_one_credit ON ledger_transactions (channel, serial_no)
    WHERE scene IN ('CHARGE', 'CHARGE_MARKET') AND serial_no IS NOT NULL
      AND substr(business_ref, 1, 11) <> 'correction:'`);
  await knex.raw(`
    CREATE INDEX ledger_transactions_by_reversed ON ledger_transactions (reverses) WHERE reverses IS NOT NULL`);

  await knex.schema.alterTable('audits', (table) => {
    // Null for checks by the hourly job.
    table.uuid('run_by').references('id').inTable('users');
    // The number of sealed rows; null in checks of earlier releases.
    table.bigInteger('sealed');
    table.bigInteger('ended_at');
  });
}
