import type { Knex } from 'knex';
import { createIndexes } from './create-indexes.ts';

/** Times are epoch milliseconds. */
export async function up(knex: Knex): Promise<void> {
  await letNobodyReconcile(knex);
  // The bill of each day that a provider has, or will have.
  await knex.schema.createTable('provider_bills', (table) => {
    table.string('channel', 10).notNullable();
    table.string('day', 10).notNullable();
    // Null until the provider was asked for it.
    table.bigInteger('first_asked_at');
    table.bigInteger('asked_at');
    // When it was compared, or left to a person, or had nothing to compare.
    table.bigInteger('done_at');
    table.bigInteger('reconciliation_id').references('id').inTable('reconciliations');
    table.primary(['channel', 'day']);
  });
  await createIndexes(knex, {
    provider_bills_waiting: 'provider_bills (channel, day) WHERE done_at IS NULL',
    reconciliation_lines_under_way: `reconciliation_lines (serial_no)
      WHERE outcome = 'matched' AND transaction_no IS NULL`,
  });
}

/** `reconciled_by` is null if the shop fetched the bill by itself. */
async function letNobodyReconcile(knex: Knex): Promise<void> {
  if (knex.client.config.client === 'pg') {
    await knex.raw('ALTER TABLE reconciliations ALTER COLUMN reconciled_by DROP NOT NULL');
    return;
  }
  // SQLite can't change a column, so the table is made anew from its own words. Rows of other tables point at it.
  await knex.raw('PRAGMA defer_foreign_keys = ON');
  const made = await knex('sqlite_master')
    .where({ tbl_name: 'reconciliations' })
    .whereNotNull('sql')
    .orderBy('type', 'desc');
  await knex.raw('CREATE TEMPORARY TABLE kept_reconciliations AS SELECT * FROM reconciliations');
  await knex.raw('DROP TABLE reconciliations');
  for (const { sql } of made) {
    await knex.raw(sql.replace('`reconciled_by` char(36) not null', '`reconciled_by` char(36)'));
  }
  await knex.raw('INSERT INTO reconciliations SELECT * FROM kept_reconciliations');
  await knex.raw('DROP TABLE kept_reconciliations');
}
