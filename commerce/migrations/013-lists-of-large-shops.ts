import type { Knex } from 'knex';

/**
 * If an index has the sort order of a list, the list reads only the rows of one page. Counting the rows reads
 * only the index.
 */
const indexes = {
  orders_of_member_by_status: 'orders (user_id, status, created_at, order_no)',
  users_by_login: 'users ((COALESCE(last_login_at, 0)), id)',
  users_by_username: 'users (username_key, id)',
  users_of_status_by_time: 'users (status, created_at, id)',
  wallets_by_last_entry: 'wallet_totals (last_entry_at, user_id)',
  products_of_type: 'products (listed, type, sort_order, code)',
  products_of_glaze_zh: 'products (listed, glaze_zh, sort_order, code)',
  products_of_glaze_en: 'products (listed, glaze_en, sort_order, code)',
  products_by_price: 'products ((COALESCE(price_fen, -1)), code)',
  products_unpriced: 'products (code) WHERE price_fen IS NULL',
};

export async function up(knex: Knex): Promise<void> {
  // From now on every member has a row in this table, so that the list of wallets needs no other table.
  await knex.raw(`
    INSERT INTO wallet_totals (user_id, recharged_fen, spent_fen, refunded_fen, last_entry_at)
    SELECT id, 0, 0, 0, 0 FROM users WHERE id NOT IN (SELECT user_id FROM wallet_totals)`);
  for (const [name, columns] of Object.entries(indexes)) {
    await knex.raw(`CREATE INDEX ${name} ON ${columns}`);
  }
}
