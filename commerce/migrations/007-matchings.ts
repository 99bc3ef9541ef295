import type { Knex } from 'knex';
import { makeAppendOnly } from './append-only.ts';
import { createIndexes } from './create-indexes.ts';
import { keepInStep } from './keep-in-step.ts';

const appendOnly = [
  'statement_matchings',
  'statement_differences',
  'difference_resolutions',
  'matching_discards',
  'matched_lines',
];

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('statement_matchings', (table) => {
    table.bigIncrements('id');
    table.string('channel', 10).notNullable();
    table.string('from_day', 10).notNullable();
    table.string('to_day', 10).notNullable();
    table.string('file_name', 120).notNullable();
    // SHA-256 of the file's text, by which a file is recognized that was matched before.
    table.string('fingerprint', 64).notNullable();
    table.uuid('matched_by').notNullable().references('id').inTable('users');
    table.bigInteger('matched_at').notNullable();
    table.bigInteger('last_posting').notNullable();
    // JSON: count and amount for each side and outcome.
    table.text('sums').notNullable();
    table.integer('invalid_lines').notNullable();
    table.integer('differences').notNullable();
    table.index(['fingerprint', 'channel']);
  });
  await createIndexes(knex, {
    // Matchings of a day are found without reading all rows.
    matchings_by_time: 'statement_matchings (matched_at, id, from_day, to_day)',
    matchings_of_channel: 'statement_matchings (channel, matched_at, id)',
    matchings_of_days: 'statement_matchings (channel, from_day, to_day, id)',
  });

  await knex.schema.createTable('matched_lines', (table) => {
    table.bigInteger('matching_id').notNullable().references('id').inTable('statement_matchings');
    table.integer('line').notNullable();
    table.string('side', 5).notNullable();
    table.string('stated_at', 40).notNullable();
    table.string('serial_no', 64).notNullable();
    table.bigInteger('amount_fen').notNullable();
    table.string('transaction_no', 20).notNullable();
    table.string('charge_no', 20);
    table.string('refund_no', 20);
    table.primary(['matching_id', 'line']);
  });

  await knex.schema.createTable('statement_differences', (table) => {
    table.bigIncrements('id');
    table.bigInteger('matching_id').notNullable().references('id').inTable('statement_matchings');
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
    table.string('refund_no', 20);
    // Null for a line that can be read.
    table.string('problem', 20);
    table.string('text', 200);
    table.index(['matching_id', 'id']);
  });
  await createIndexes(knex, {
    // A reversal looks for its payment in all matchings, because a late line can be of any day.
    differences_by_transaction: 'statement_differences (transaction_no) WHERE transaction_no IS NOT NULL',
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

  await knex.schema.createTable('matching_discards', (table) => {
    table.bigInteger('matching_id').primary().references('id').inTable('statement_matchings');
    table.string('reason', 200).notNullable();
    table.uuid('discarded_by').notNullable().references('id').inTable('users');
    table.bigInteger('discarded_at').notNullable();
  });
  for (const table of appendOnly) await makeAppendOnly(knex, table);
  await keepProgress(knex);
}

/**
 * How many differences wait, so that each list reads from an index (docs/decisions/040). None waits in a matching that
 * is discarded, or replaced by a later one of the same channel and days that is not discarded.
 */
async function keepProgress(knex: Knex): Promise<void> {
  await knex.schema.createTable('matching_progress', (table) => {
    table.bigInteger('matching_id').primary().references('id').inTable('statement_matchings');
    table.bigInteger('matched_at').notNullable();
    table.integer('unresolved').notNullable();
  });
  await createIndexes(knex, {
    matchings_open: 'matching_progress (matched_at, matching_id) WHERE unresolved > 0',
    matchings_resolved: 'matching_progress (matched_at, matching_id) WHERE unresolved <= 0',
  });
  await keepInStep(
    knex,
    'statement_matchings',
    `INSERT INTO matching_progress (matching_id, matched_at, unresolved)
    VALUES (NEW.id, NEW.matched_at, NEW.differences);
    UPDATE matching_progress SET unresolved = 0 WHERE unresolved > 0 AND matching_id IN (
      SELECT id FROM statement_matchings
      WHERE channel = NEW.channel AND from_day = NEW.from_day AND to_day = NEW.to_day AND id < NEW.id)`,
  );
  await keepInStep(
    knex,
    'difference_resolutions',
    'UPDATE matching_progress SET unresolved = unresolved - 1 WHERE matching_id = NEW.matching_id',
  );
  await keepInStep(
    knex,
    'matching_discards',
    `UPDATE matching_progress SET unresolved = 0 WHERE matching_id = NEW.matching_id;
    UPDATE matching_progress SET unresolved = (
      SELECT s.differences - (SELECT COUNT(*) FROM difference_resolutions r WHERE r.matching_id = s.id)
      FROM statement_matchings s WHERE s.id = matching_progress.matching_id)
    WHERE matching_id = (
      SELECT MAX(o.id) FROM statement_matchings m JOIN statement_matchings o
        ON o.channel = m.channel AND o.from_day = m.from_day AND o.to_day = m.to_day
      WHERE m.id = NEW.matching_id
        AND NOT EXISTS (SELECT 1 FROM matching_discards d WHERE d.matching_id = o.id))`,
  );
}
