import type { Knex } from 'knex';
import { keepInStep, stopInStep } from './keep-in-step.ts';

const ofSameDays = 'o.channel = m.channel AND o.from_day = m.from_day AND o.to_day = m.to_day';
const discarded = (id: string) => `EXISTS (SELECT 1 FROM matching_discards d WHERE d.matching_id = ${id})`;

/**
 * Nothing of a matching waits any more once a later one of the same channel and days replaces it. When that one is
 * discarded, the latest of the others counts again.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('CREATE INDEX matchings_of_days ON statement_matchings (channel, from_day, to_day, id)');
  await knex.raw(`
    UPDATE matching_progress SET unresolved = 0 WHERE matching_id IN (
      SELECT m.id FROM statement_matchings m
      JOIN statement_matchings o ON ${ofSameDays} AND o.id > m.id AND NOT ${discarded('o.id')})`);

  await stopInStep(knex, 'statement_matchings');
  await keepInStep(
    knex,
    'statement_matchings',
    `INSERT INTO matching_progress (matching_id, matched_at, unresolved)
    VALUES (NEW.id, NEW.matched_at, NEW.differences);
    UPDATE matching_progress SET unresolved = 0 WHERE unresolved > 0 AND matching_id IN (
      SELECT id FROM statement_matchings
      WHERE channel = NEW.channel AND from_day = NEW.from_day AND to_day = NEW.to_day AND id < NEW.id)`,
  );
  await stopInStep(knex, 'matching_discards');
  await keepInStep(
    knex,
    'matching_discards',
    `UPDATE matching_progress SET unresolved = 0 WHERE matching_id = NEW.matching_id;
    UPDATE matching_progress SET unresolved = (
      SELECT s.differences - (SELECT COUNT(*) FROM difference_resolutions r WHERE r.matching_id = s.id)
      FROM statement_matchings s WHERE s.id = matching_progress.matching_id)
    WHERE matching_id = (
      SELECT MAX(o.id) FROM statement_matchings m JOIN statement_matchings o ON ${ofSameDays}
      WHERE m.id = NEW.matching_id AND NOT ${discarded('o.id')})`,
  );
}
