import type { Knex } from 'knex';
import { makeAppendOnly } from './append-only.ts';

/** A matching keeps the lines that matched, too. Those of earlier matchings are not known any more. */
export async function up(knex: Knex): Promise<void> {
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
  await makeAppendOnly(knex, 'matched_lines');
}
