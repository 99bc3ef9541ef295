import type { Knex } from 'knex';

/**
 * Indexes of columns by which staff can sort lists. With these indexes, a page of a long list is read as fast
 * as a short list.
 */
const indexes = {
  wallets_by_balance: 'wallet_totals (balance_fen, user_id)',
  wallets_by_available: 'wallet_totals ((balance_fen - held_fen), user_id)',
  wallets_by_held: 'wallet_totals (held_fen, user_id)',
  wallets_frozen: 'wallet_totals (last_entry_at, user_id) WHERE held_fen > 0',
  wallets_by_recharged: 'wallet_totals (recharged_fen, user_id)',
  wallets_by_spent: 'wallet_totals (spent_fen, user_id)',
  wallets_by_refunded: 'wallet_totals (refunded_fen, user_id)',
  wallets_by_paid_orders: 'wallet_totals (paid_orders, user_id)',
  entries_by_amount_in: `wallet_entries ((${positive('amount_fen')}), transaction_id)`,
  entries_by_amount_out: `wallet_entries ((${positive('-amount_fen')}), transaction_id)`,
  charges_by_amount: 'charges (amount_fen, charge_no)',
  refunds_by_amount: 'refunds (amount_fen, refund_no)',
  messages_by_name: 'contact_messages (name, id)',
  messages_by_email: 'contact_messages (email, id)',
  messages_by_phone: 'contact_messages (phone, id)',
  messages_by_subject: 'contact_messages (subject, id)',
  messages_by_status: 'contact_messages (status, created_at, id)',
  log_by_time: 'audit_log (at, id)',
  log_by_actor_name: 'audit_log (actor_name, id)',
  log_by_role: 'audit_log (role, id)',
  log_by_ip: 'audit_log (ip, id)',
  log_by_request: 'audit_log (request_id, id)',
  log_by_result: 'audit_log (error_code, id)',
  products_by_special_price: 'products ((COALESCE(special_price_fen, -1)), code)',
  products_out_of_sync: 'products (code) WHERE NOT in_sync',
  products_by_name_zh: "products ((COALESCE(name_zh, '')), code)",
  products_by_name_en: "products ((COALESCE(name_en, '')), code)",
};

export async function up(knex: Knex): Promise<void> {
  // The error code of a refused write. Empty for a write that was done. All earlier rows are about writes
  // that were done.
  await knex.schema.alterTable('audit_log', (table) => {
    table.string('error_code', 10).notNullable().defaultTo('');
  });
  await knex.schema.alterTable('wallet_totals', (table) => {
    table.bigInteger('balance_fen').notNullable().defaultTo(0);
    table.bigInteger('held_fen').notNullable().defaultTo(0);
    table.integer('paid_orders').notNullable().defaultTo(0);
  });
  await knex.raw(`
    UPDATE wallet_totals SET
      balance_fen = ${cached('wallet')} + ${cached('held')},
      held_fen = ${cached('held')},
      paid_orders = (
        SELECT COUNT(*) FROM orders WHERE orders.user_id = wallet_totals.user_id AND orders.paid_at IS NOT NULL)`);
  // These two indexes are dropped, because new indexes of this migration begin with the same columns.
  await knex.schema.alterTable('audit_log', (table) => {
    table.dropIndex(['at']);
  });
  await knex.schema.alterTable('contact_messages', (table) => {
    table.dropIndex(['status', 'created_at']);
  });
  for (const [name, columns] of Object.entries(indexes)) {
    await knex.raw(`CREATE INDEX ${name} ON ${columns}`);
  }
}

/** The amount if it is positive, else 0. */
function positive(amount: string): string {
  return `CASE WHEN ${amount} > 0 THEN ${amount} ELSE 0 END`;
}

function cached(account: 'wallet' | 'held'): string {
  return `COALESCE((SELECT balance_fen FROM ledger_accounts
    WHERE account = '${account}:' || CAST(wallet_totals.user_id AS VARCHAR(40))), 0)`;
}
