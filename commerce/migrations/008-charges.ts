import type { Knex } from 'knex';
import { makeAppendOnly } from './append-only.ts';

const appendOnly = ['wallet_entries', 'credit_uses', 'payment_notices'];

/** Recharges and their refunds, the credits that payments use, and the notices of payment providers. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('charges', (table) => {
    table.string('charge_no', 20).primary();
    table.uuid('user_id').notNullable().references('id').inTable('users');
    table.string('channel', 10).notNullable();
    table.string('provider', 10).notNullable();
    table.bigInteger('amount_fen').notNullable();
    table.string('status', 20).notNullable();
    table.string('serial_no', 64);
    table.string('cashier_url', 500);
    table.string('note', 200).notNullable().defaultTo('');
    table.bigInteger('created_at').notNullable();
    table.bigInteger('success_at');
    // When the provider was last asked about the charge; at first, the time at which the charge was opened.
    table.bigInteger('asked_at').notNullable();
    table.index(['user_id', 'created_at']);
    table.index(['status', 'created_at']);
    table.index(['created_at', 'charge_no']);
    table.unique(['channel', 'serial_no']);
    table.check('amount_fen > 0', [], 'charges_amount_positive');
  });

  await knex.schema.createTable('refunds', (table) => {
    table.string('refund_no', 20).primary();
    table.string('charge_no', 20).notNullable().references('charge_no').inTable('charges').index();
    table.uuid('user_id').notNullable().references('id').inTable('users').index();
    table.bigInteger('amount_fen').notNullable();
    table.bigInteger('actual_fen');
    table.string('reason', 200).notNullable();
    table.string('status', 20).notNullable();
    table.string('refund_serial_no', 64);
    table.bigInteger('applied_at').notNullable();
    // When staff approved the refund. The provider may be asked to pay only after that.
    table.bigInteger('approved_at');
    table.bigInteger('asked_at').notNullable();
    table.bigInteger('completed_at');
    table.index(['status', 'applied_at']);
    table.index(['applied_at', 'refund_no']);
    // One transfer settles one refund, so the serial number of a refund is unique even across channels.
    // Finance pay all `manual` refunds from one bank account, and the numbers of different providers have
    // different forms.
    table.unique(['refund_serial_no']);
    table.check('amount_fen > 0', [], 'refunds_amount_positive');
  });
  // A charge has at most one refund that is in progress or succeeded.
  await knex.raw(
    "CREATE UNIQUE INDEX refunds_one_alive ON refunds (charge_no) WHERE status IN ('PROCESSING', 'SUCCESS')",
  );

  await knex.schema.createTable('payment_notices', (table) => {
    table.bigIncrements('id');
    table.string('channel', 10).notNullable();
    table.string('charge_no', 20).index();
    table.bigInteger('received_at').notNullable();
    table.string('outcome', 20).notNullable();
    table.string('serial_no', 64);
    table.bigInteger('amount_fen');
    table.text('body').notNullable();
  });

  await knex.schema.alterTable('ledger_transactions', (table) => {
    table.string('charge_no', 20).index();
    table.string('refund_no', 20).index();
    table.string('channel', 10);
    table.string('serial_no', 64);
    table.uuid('reverses');
  });

  // A member's wallet records: how a transaction changed the sum of available and frozen money.
  await knex.schema.createTable('wallet_entries', (table) => {
    table.bigIncrements('id');
    table.uuid('transaction_id').notNullable().unique().references('id').inTable('ledger_transactions');
    table.uuid('user_id').notNullable();
    table.bigInteger('amount_fen').notNullable();
    table.bigInteger('balance_after_fen').notNullable();
    table.index(['user_id', 'id']);
    table.check('amount_fen <> 0', [], 'wallet_entries_amount_not_zero');
  });
  await fillEntries(knex);

  // Money that came into a wallet, and the part of it that is left. The oldest credit is spent first.
  await knex.schema.createTable('credits', (table) => {
    table.bigIncrements('id');
    table.uuid('transaction_id').notNullable().unique().references('id').inTable('ledger_transactions');
    table.uuid('user_id').notNullable();
    table.string('charge_no', 20).unique();
    table.bigInteger('amount_fen').notNullable();
    table.bigInteger('left_fen').notNullable();
    table.check('left_fen >= 0 AND left_fen <= amount_fen', [], 'credits_left_within_amount');
  });
  await knex.raw('CREATE INDEX credits_unspent ON credits (user_id, id) WHERE left_fen > 0');

  // `amount_fen` is positive when a transaction used the credit, and negative when a transaction gave it back.
  await knex.schema.createTable('credit_uses', (table) => {
    table.bigIncrements('id');
    table.bigInteger('credit_id').notNullable().references('id').inTable('credits').index();
    table.uuid('transaction_id').notNullable().references('id').inTable('ledger_transactions').index();
    table.bigInteger('amount_fen').notNullable();
    table.check('amount_fen <> 0', [], 'credit_uses_amount_not_zero');
  });
  await fillCredits(knex);
  for (const table of appendOnly) await makeAppendOnly(knex, table);

  await knex.schema.createTable('recharge_proposals', (table) => {
    table.uuid('id').primary();
    table.uuid('user_id').notNullable().references('id').inTable('users');
    table.bigInteger('amount_fen').notNullable();
    table.string('kind', 10).notNullable();
    table.string('reason', 200).notNullable();
    table.string('status', 10).notNullable();
    table.uuid('proposed_by').notNullable().references('id').inTable('users');
    table.bigInteger('proposed_at').notNullable();
    table.uuid('decided_by').references('id').inTable('users');
    table.bigInteger('decided_at');
    table.string('transaction_no', 20);
    table.index(['status', 'proposed_at']);
    table.index(['user_id', 'decided_at']);
    table.check('amount_fen > 0', [], 'recharge_proposals_amount_positive');
  });

  // The totals of each member's wallet. Staff can sort the list of wallets by a total. The totals are updated
  // in the same database transaction as the ledger.
  await knex.schema.createTable('wallet_totals', (table) => {
    table.uuid('user_id').primary();
    table.bigInteger('recharged_fen').notNullable();
    table.bigInteger('spent_fen').notNullable();
    table.bigInteger('refunded_fen').notNullable();
    table.bigInteger('last_entry_at').notNullable();
  });
  await fillTotals(knex);
}

async function fillEntries(knex: Knex): Promise<void> {
  await knex.raw(`
    INSERT INTO wallet_entries (transaction_id, user_id, amount_fen, balance_after_fen)
    SELECT p.transaction_id, u.id, p.amount_fen, p.balance_after_fen
    FROM ledger_postings p JOIN users u ON p.account = ${walletOf(knex)} ORDER BY p.id`);
}

function walletOf(knex: Knex): string {
  return knex.client.config.client === 'pg' ? "'wallet:' || u.id::text" : "'wallet:' || u.id";
}

interface Entry {
  transactionId: string;
  account: string;
  amountFen: number;
}

/** Fills in the credits of existing wallets: each earlier payment uses the oldest credit, as later payments do. */
async function fillCredits(knex: Knex): Promise<void> {
  const entries: Entry[] = await knex('ledgerPostings')
    .select('transactionId', 'account', 'amountFen')
    .where('account', 'like', 'wallet:%')
    .orderBy('id');
  for (const { transactionId, account, amountFen } of entries) {
    const userId = account.slice('wallet:'.length);
    if (amountFen < 0) await useCredits(knex, userId, { transactionId, openFen: -amountFen });
    else await knex('credits').insert({ transactionId, userId, amountFen, leftFen: amountFen });
  }
}

async function useCredits(
  knex: Knex,
  userId: string,
  { transactionId, openFen }: { transactionId: string; openFen: number },
): Promise<void> {
  const credits: { id: number; leftFen: number }[] = await knex('credits')
    .select('id', 'leftFen')
    .where({ userId })
    .where('leftFen', '>', 0)
    .orderBy('id');
  let stillFen = openFen;
  for (const { id: creditId, leftFen } of credits) {
    const amountFen = Math.min(leftFen, stillFen);
    if (amountFen === 0) break;
    await knex('credits')
      .where({ id: creditId })
      .update({ leftFen: leftFen - amountFen });
    await knex('creditUses').insert({ creditId, transactionId, amountFen });
    stillFen -= amountFen;
  }
}

async function fillTotals(knex: Knex): Promise<void> {
  await knex.raw(`
    INSERT INTO wallet_totals (user_id, recharged_fen, spent_fen, refunded_fen, last_entry_at)
    SELECT u.id, SUM(CASE WHEN p.amount_fen > 0 THEN p.amount_fen ELSE 0 END),
      SUM(CASE WHEN p.amount_fen < 0 THEN -p.amount_fen ELSE 0 END), 0, MAX(t.created_at)
    FROM ledger_postings p JOIN ledger_transactions t ON t.id = p.transaction_id
    JOIN users u ON p.account = ${walletOf(knex)}
    GROUP BY u.id`);
}
