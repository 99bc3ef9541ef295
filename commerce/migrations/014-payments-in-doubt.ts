import type { Knex } from 'knex';
import { makeAppendOnly } from './append-only.ts';

/** What providers said that was not credited, and who dealt with it; the timeline of orders stays as it was written. */
export async function up(knex: Knex): Promise<void> {
  // What a provider said that finance has to look at, in words that are the same each time it is said.
  await knex.schema.alterTable('payment_notices', (table) => {
    table.string('doubt', 200).unique();
  });
  await knex.raw(
    'CREATE INDEX payment_notices_in_doubt ON payment_notices (received_at, id) WHERE doubt IS NOT NULL',
  );
  // Who looked after it, and what became of the money.
  await knex.schema.createTable('notice_decisions', (table) => {
    table.bigInteger('notice_id').primary().references('id').inTable('payment_notices');
    table.uuid('decided_by').notNullable().references('id').inTable('users');
    table.bigInteger('decided_at').notNullable();
    table.string('reason', 200).notNullable();
  });
  await makeAppendOnly(knex, 'notice_decisions');
  await makeAppendOnly(knex, 'order_timeline');
}
