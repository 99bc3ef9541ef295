import type { Knex } from 'knex';
import { makeAppendOnly } from './append-only.ts';

/** Payments in doubt and the staff decisions about them. The timeline of orders becomes append-only. */
export async function up(knex: Knex): Promise<void> {
  // A text that identifies a payment in doubt. Repeated notices of one payment have the same text, so only
  // the first is kept.
  await knex.schema.alterTable('payment_notices', (table) => {
    table.string('doubt', 200).unique();
  });
  await knex.raw(
    'CREATE INDEX payment_notices_in_doubt ON payment_notices (received_at, id) WHERE doubt IS NOT NULL',
  );
  // Which staff member dealt with a payment in doubt, when, and for what reason.
  await knex.schema.createTable('notice_decisions', (table) => {
    table.bigInteger('notice_id').primary().references('id').inTable('payment_notices');
    table.uuid('decided_by').notNullable().references('id').inTable('users');
    table.bigInteger('decided_at').notNullable();
    table.string('reason', 200).notNullable();
  });
  await makeAppendOnly(knex, 'notice_decisions');
  await makeAppendOnly(knex, 'order_timeline');
}
