import type { Knex } from 'knex';

/** Lists read their pages in the order of these indexes, and count their rows in these indexes. */
const indexes = {
  orders_of_member_by_time: 'orders (user_id, created_at, order_no)',
  products_by_stock: 'products (stock, code)',
  products_by_available: 'products (available, code)',
  products_by_reserved: 'products (reserved, code)',
  products_by_sold: 'products (sold, code)',
  products_by_offer: 'products (listed, on_sale, available, reserved, code, special_price_fen, price_fen)',
};

/**
 * A search for any part of a text has to read every text. Reading all texts from an index is much faster than
 * reading all rows.
 */
const texts = {
  products_by_text: 'products (listed, search_zh, search_en)',
  products_by_names: `products (code, ${joined('code', 'name_zh', 'name_en')})`,
  users_by_time_with_texts: `users (created_at, id, ${joined('username', 'nickname', 'phone', 'email')})`,
};

/** The same expression as in `whereContains`, so that the database uses the index. */
function joined(...columns: string[]): string {
  return `LOWER(${columns.map((column) => `COALESCE(${column}, '')`).join(" || ' ' || ")})`;
}

export async function up(knex: Knex): Promise<void> {
  await create(knex, indexes);
  await knex.schema.alterTable('orders', (table) => {
    table.dropIndex(['user_id', 'created_at']);
  });
  // PostgreSQL limits the length of index entries, and does not search an index for part of a text.
  if (knex.client.config.client === 'pg') return;
  await create(knex, texts);
  await knex.schema.alterTable('users', (table) => {
    table.dropIndex(['created_at', 'id']);
  });
}

async function create(knex: Knex, wanted: Record<string, string>): Promise<void> {
  for (const [name, columns] of Object.entries(wanted)) await knex.raw(`CREATE INDEX ${name} ON ${columns}`);
}
