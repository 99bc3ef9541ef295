import type { Knex } from 'knex';
import { makeAppendOnly } from './append-only.ts';
import { createIndexes } from './create-indexes.ts';
import { keepInStep } from './keep-in-step.ts';

const appendOnly = ['ledger_transactions', 'ledger_postings', 'wallet_entries', 'deposit_uses'];

export async function up(knex: Knex): Promise<void> {
  await createLedger(knex);
  await createWallets(knex);
  for (const table of appendOnly) await makeAppendOnly(knex, table);
  await createPaymentCredits(knex);
}

async function createLedger(knex: Knex): Promise<void> {
  await knex.schema.createTable('ledger_transactions', (table) => {
    table.uuid('id').primary();
    table.string('transaction_no', 20).notNullable().unique();
    table.string('scene', 20).notNullable();
    table.string('business_ref', 80).notNullable().unique();
    table.string('actor', 60).notNullable();
    table.string('order_no', 20);
    table.string('charge_no', 20).index();
    table.string('refund_no', 20).index();
    table.string('channel', 10);
    table.string('serial_no', 64);
    table.uuid('reverses');
    table.string('reason', 200).notNullable();
    table.bigInteger('created_at').notNullable();
  });
  const ofCredits = "scene IN ('CHARGE', 'CHARGE_MARKET')";
  await createIndexes(knex, {
    ledger_by_time: 'ledger_transactions (created_at, id)',
    ledger_of_scene_by_time: 'ledger_transactions (scene, created_at, id)',
    ledger_of_channel_by_time: 'ledger_transactions (channel, created_at, id) WHERE channel IS NOT NULL',
    ledger_of_channel_and_scene:
      'ledger_transactions (channel, scene, created_at, id) WHERE channel IS NOT NULL',
    ledger_of_order: 'ledger_transactions (order_no) WHERE order_no IS NOT NULL',
    ledger_transactions_by_serial_no: 'ledger_transactions (serial_no, channel) WHERE serial_no IS NOT NULL',
    ledger_transactions_of_channel: 'ledger_transactions (channel, created_at) WHERE serial_no IS NOT NULL',
    ledger_transactions_by_reversed: 'ledger_transactions (reverses) WHERE reverses IS NOT NULL',
    // Bills of many days look for reversals of credits, which are rare, and for their corrections.
    ledger_reversed_credits: `ledger_transactions (scene, created_at) WHERE reverses IS NOT NULL AND ${ofCredits}`,
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

  // Only members' accounts have cached balances. The balance of a shop account is the sum of its postings.
  await knex.schema.createTable('ledger_accounts', (table) => {
    table.string('account', 60).primary();
    table.bigInteger('balance_fen').notNullable();
    table.check('balance_fen >= 0', [], 'ledger_accounts_not_negative');
  });

  // The sums of the sealed part of the ledger, so that bills and statements need not read every posting. The sealer
  // adds each transaction when it seals it (docs/decisions/040).
  await knex.schema.createTable('ledger_days', (table) => {
    // `wallet` and `held` stand for the accounts of all members, `member` for what moved in a wallet, including frozen
    // money.
    table.string('account', 60).notNullable();
    // Days since 1970 in the time zone of the workshop.
    table.integer('day').notNullable();
    table.string('scene', 20).notNullable();
    table.string('channel', 10).notNullable();
    table.integer('incoming').notNullable();
    table.bigInteger('count').notNullable();
    table.bigInteger('sum_fen').notNullable();
    table.primary(['account', 'day', 'scene', 'channel', 'incoming']);
  });
}

async function createWallets(knex: Knex): Promise<void> {
  await knex.schema.createTable('wallet_entries', (table) => {
    table.bigIncrements('id');
    table.uuid('transaction_id').notNullable().unique().references('id').inTable('ledger_transactions');
    table.uuid('user_id').notNullable();
    table.bigInteger('amount_fen').notNullable();
    table.bigInteger('balance_after_fen').notNullable();
    table.index(['user_id', 'id']);
    table.check('amount_fen <> 0', [], 'wallet_entries_amount_not_zero');
  });

  // The oldest credit is spent first.
  await knex.schema.createTable('deposits', (table) => {
    table.bigIncrements('id');
    table.uuid('transaction_id').notNullable().unique().references('id').inTable('ledger_transactions');
    table.uuid('user_id').notNullable();
    table.string('charge_no', 20).unique();
    table.bigInteger('amount_fen').notNullable();
    table.bigInteger('left_fen').notNullable();
    table.check('left_fen >= 0 AND left_fen <= amount_fen', [], 'deposits_left_within_amount');
  });

  // Negative when a transaction gave the credit back.
  await knex.schema.createTable('deposit_uses', (table) => {
    table.bigIncrements('id');
    table.bigInteger('deposit_id').notNullable().references('id').inTable('deposits').index();
    table.uuid('transaction_id').notNullable().references('id').inTable('ledger_transactions').index();
    table.bigInteger('amount_fen').notNullable();
    table.check('amount_fen <> 0', [], 'deposit_uses_amount_not_zero');
  });

  // Staff sort wallets by these totals, so every member has a row.
  await knex.schema.createTable('wallet_totals', (table) => {
    table.uuid('user_id').primary();
    table.bigInteger('recharged_fen').notNullable();
    table.bigInteger('spent_fen').notNullable();
    table.bigInteger('refunded_fen').notNullable();
    table.bigInteger('last_entry_at').notNullable();
    table.bigInteger('balance_fen').notNullable().defaultTo(0);
    table.bigInteger('held_fen').notNullable().defaultTo(0);
    table.integer('paid_orders').notNullable().defaultTo(0);
  });
  await createIndexes(knex, {
    deposits_unspent: 'deposits (user_id, id) WHERE left_fen > 0',
    entries_by_amount_in: `wallet_entries ((${positive('amount_fen')}), transaction_id)`,
    entries_by_amount_out: `wallet_entries ((${positive('-amount_fen')}), transaction_id)`,
    wallets_by_last_entry: 'wallet_totals (last_entry_at, user_id)',
    wallets_by_balance: 'wallet_totals (balance_fen, user_id)',
    wallets_by_available: 'wallet_totals ((balance_fen - held_fen), user_id)',
    wallets_by_held: 'wallet_totals (held_fen, user_id)',
    wallets_by_recharged: 'wallet_totals (recharged_fen, user_id)',
    wallets_by_spent: 'wallet_totals (spent_fen, user_id)',
    wallets_by_refunded: 'wallet_totals (refunded_fen, user_id)',
    wallets_by_paid_orders: 'wallet_totals (paid_orders, user_id)',
    wallets_frozen: 'wallet_totals (last_entry_at, user_id) WHERE held_fen > 0',
    wallets_not_frozen: 'wallet_totals (last_entry_at, user_id) WHERE held_fen <= 0',
  });
}

function positive(amount: string): string {
  return `CASE WHEN ${amount} > 0 THEN ${amount} ELSE 0 END`;
}

/**
 * A payment is credited once, but again after a reversal. An index of the append-only ledger can't know reversals, so
 * the payments that are credited now are rows of their own.
 */
async function createPaymentCredits(knex: Knex): Promise<void> {
  await knex.schema.createTable('payment_credits', (table) => {
    table.string('channel', 10).notNullable();
    table.string('serial_no', 64).notNullable();
    table.uuid('transaction_id').notNullable().unique().references('id').inTable('ledger_transactions');
    table.primary(['channel', 'serial_no']);
  });
  await keepInStep(
    knex,
    'ledger_transactions',
    `DELETE FROM payment_credits WHERE transaction_id = NEW.reverses;
    INSERT INTO payment_credits (channel, serial_no, transaction_id)
    SELECT NEW.channel, NEW.serial_no, NEW.id WHERE NEW.serial_no IS NOT NULL`,
    "NEW.scene IN ('CHARGE', 'CHARGE_MARKET')",
  );
}
