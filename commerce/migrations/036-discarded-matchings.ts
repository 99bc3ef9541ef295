import type { Knex } from 'knex';
import { makeAppendOnly } from './append-only.ts';
import { keepInStep } from './keep-in-step.ts';

/** A matching of a wrong file or of wrong days can be discarded. Nothing of it waits any more. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('matching_discards', (table) => {
    table.bigInteger('matching_id').primary().references('id').inTable('statement_matchings');
    table.string('reason', 200).notNullable();
    table.uuid('discarded_by').notNullable().references('id').inTable('users');
    table.bigInteger('discarded_at').notNullable();
  });
  await makeAppendOnly(knex, 'matching_discards');
  await keepInStep(
    knex,
    'matching_discards',
    'UPDATE matching_progress SET unresolved = 0 WHERE matching_id = NEW.matching_id',
  );
}
