import type { Knex } from 'knex';
import { makeAppendOnly } from './append-only.ts';

const appendOnly = ['ledger_transactions', 'ledger_postings'];

/** The double-entry ledger: the postings of a transaction sum to zero. Transactions and postings are append-only. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('ledger_transactions', (table) => {
    table.uuid('id').primary();
    table.string('transaction_no', 20).notNullable().unique();
    table.string('scene', 20).notNullable();
    table.string('business_ref', 80).notNullable().unique();
    table.string('actor', 60).notNullable();
    table.string('order_no', 20);
    table.string('reason', 200).notNullable();
    table.bigInteger('created_at').notNullable().index();
  });

  await knex.schema.createTable('ledger_postings', (table) => {
    table.bigIncrements('id');
    table.uuid('transaction_id').notNullable().references('id').inTable('ledger_transactions').index();
    table.string('account', 60).notNullable();
    table.bigInteger('amount_fen').notNullable();
    table.bigInteger('balance_after_fen');
    table.index(['account', 'id']);
    table.check('amount_fen <> 0', [], 'ledger_postings_amount_not_zero');
  });

  // Cached balances of the members' accounts. The balance of a shop account is the sum of its postings.
  await knex.schema.createTable('ledger_accounts', (table) => {
    table.string('account', 60).primary();
    table.bigInteger('balance_fen').notNullable();
    table.check('balance_fen >= 0', [], 'ledger_accounts_not_negative');
  });

  for (const table of appendOnly) await makeAppendOnly(knex, table);
}
