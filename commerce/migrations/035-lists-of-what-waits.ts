import type { Knex } from 'knex';
import { keepInStep } from './keep-in-step.ts';

/**
 * Whether a payment in doubt was decided on, and how many differences of a matching are not resolved, follows from
 * append-only tables. These rows keep the answer, so that a list of what waits and a list of what is done are each
 * read from an index (docs/decisions/040).
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('payment_doubts', (table) => {
    table.bigInteger('notice_id').primary().references('id').inTable('payment_notices');
    table.bigInteger('received_at').notNullable();
    // 1 after the decision of staff, otherwise 0.
    table.integer('decided').notNullable();
    table.index(['decided', 'received_at', 'notice_id']);
  });
  await knex.raw(`
    INSERT INTO payment_doubts (notice_id, received_at, decided)
    SELECT id, received_at, CASE WHEN EXISTS (SELECT 1 FROM notice_decisions WHERE notice_id = n.id) THEN 1 ELSE 0 END
    FROM payment_notices n WHERE doubt IS NOT NULL`);
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

  await knex.schema.createTable('matching_progress', (table) => {
    table.bigInteger('matching_id').primary().references('id').inTable('statement_matchings');
    table.bigInteger('matched_at').notNullable();
    table.integer('unresolved').notNullable();
  });
  await knex.raw(`
    INSERT INTO matching_progress (matching_id, matched_at, unresolved)
    SELECT id, matched_at, differences - (SELECT COUNT(*) FROM difference_resolutions WHERE matching_id = m.id)
    FROM statement_matchings m`);
  await keepInStep(
    knex,
    'statement_matchings',
    `INSERT INTO matching_progress (matching_id, matched_at, unresolved)
    VALUES (NEW.id, NEW.matched_at, NEW.differences)`,
  );
  await keepInStep(
    knex,
    'difference_resolutions',
    'UPDATE matching_progress SET unresolved = unresolved - 1 WHERE matching_id = NEW.matching_id',
  );
  const open = 'matching_progress (matched_at, matching_id) WHERE unresolved';
  await knex.raw(`CREATE INDEX matchings_open ON ${open} > 0`);
  await knex.raw(`CREATE INDEX matchings_resolved ON ${open} <= 0`);

  // The matchings of a day are found without reading the rows of all others.
  await knex.raw('DROP INDEX statement_matchings_matched_at_id_index');
  await knex.raw('CREATE INDEX matchings_by_time ON statement_matchings (matched_at, id, from_day, to_day)');
  // The list of whole checks is in the order of its ids.
  await knex.raw('DROP INDEX audits_whole');
  await knex.raw('CREATE INDEX audits_whole_by_id ON audits (whole, id)');
  // Other indexes begin with the same columns, so these two only made writing slower.
  await knex.raw('DROP INDEX notices_in_doubt');
  await knex.raw('DROP INDEX ledger_transactions_created_at_index');
}
