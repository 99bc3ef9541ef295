import { day } from '../../../commerce/src/clock.ts';
import { isSqlite } from '../../../commerce/src/db/connect.ts';
import type { Db } from '../../../commerce/src/db/db.ts';

const ordersOfMember = 10;
const years = 1000 * day;

/** Every paid order has its payment, timeline, movements and credits. The rows are not sealed. */
export async function seedBooks(
  db: Db,
  { orders, products, at }: { orders: number; products: number; at: number },
): Promise<void> {
  const members = orders / ordersOfMember;
  const userId = (i: string) => uuidOf(db, i, 1);
  const numberOf = (prefix: string, i: string) =>
    `'${prefix}' || CAST(100000000000000000 + ${i} AS VARCHAR(18))`;
  const yes = isSqlite(db) ? '1' : 'TRUE';
  const from = (count: number) =>
    `WITH RECURSIVE numbers (i) AS (SELECT CAST(0 AS BIGINT) UNION ALL SELECT i + 1 FROM numbers WHERE i < ${count - 1})`;
  const orderAt = `${at - years} + i * ${Math.floor(years / orders)}`;
  const memberAt = `${at - years - day}`;
  const status = `CASE WHEN (i / ${members} + i) % 20 < 14 THEN 'COMPLETED' WHEN (i / ${members} + i) % 20 < 17 THEN 'PAID'
    WHEN (i / ${members} + i) % 20 = 17 THEN 'TIMED_OUT' ELSE 'CANCELLED' END`;
  const price = '(1 + i * 7919 % 5000) * 100';
  const address = `'{"recipientName":"张三","phone":"13000000000","province":"","city":"","district":"","street":""}'`;

  const trx = await db.transaction();
  const fill = (sql: string) => trx.raw(sql);
  try {
    await fill(`INSERT INTO products (code, document_id, listed, search_zh, search_en, sort_order, on_sale, price_fen,
        stock, available, reserved, sold, created_at)
      ${from(products)} SELECT 'JX-' || CAST(1000 + i / 900 AS VARCHAR(4)) || '-' || CAST(100 + i % 900 AS VARCHAR(3)),
        'document' || CAST(i AS VARCHAR(10)), ${yes}, '', '', 0, ${yes}, 100, 0, 0, 0, 0, ${memberAt} FROM numbers`);
    await fill(`INSERT INTO users (id, username, username_key, phone, password_hash, nickname, status, created_at)
      ${from(members)} SELECT ${userId('i')}, 'Seeded' || CAST(i AS VARCHAR(10)), 'seeded' || CAST(i AS VARCHAR(10)),
        CAST(13000000000 + i AS VARCHAR(11)), 'none', '', 'active', ${memberAt} FROM numbers`);
    await fill(`INSERT INTO orders (order_no, user_id, status, total_fen, remark, address, created_at, payable_until)
      ${from(orders)} SELECT ${numberOf('JO', 'i')}, ${userId(`i % ${members}`)}, ${status}, ${price}, '', ${address},
        ${orderAt}, ${orderAt} FROM numbers`);
    await fill(`INSERT INTO order_lines (order_no, product_code, price_fen, quantity)
      ${from(orders)} SELECT ${numberOf('JO', 'i')}, 'JX-' || CAST(1000 + i % ${products} / 900 AS VARCHAR(4)) || '-'
        || CAST(100 + i % ${products} % 900 AS VARCHAR(3)), ${price}, 1 FROM numbers`);
    const move = 'INSERT INTO order_timeline (order_no, at, from_status, to_status, actor, reason)';
    await fill(`${move} SELECT order_no, created_at, NULL, 'WAITING_PAYMENT', 'system', '' FROM orders`);
    await fill(`${move} SELECT order_no, created_at, 'WAITING_PAYMENT',
      CASE status WHEN 'COMPLETED' THEN 'PAID' ELSE status END, 'system', '' FROM orders`);
    await fill(`${move} SELECT order_no, created_at, 'PAID', 'COMPLETED', 'system', '' FROM orders
      WHERE status = 'COMPLETED'`);

    await fill(`UPDATE products SET stock = units, sold = units FROM (
        SELECT product_code, COUNT(*) AS units FROM order_lines l JOIN orders o ON o.order_no = l.order_no
        WHERE o.status IN ('PAID', 'COMPLETED') GROUP BY product_code) sales WHERE product_code = code`);
    const movement = `INSERT INTO stock_movements
      (product_code, at, change, quantity, stock_after, available_after, order_no, actor, reason)`;
    for (const [change, of] of [
      ['hold', 'TRUE'],
      ['sell', "o.status IN ('PAID', 'COMPLETED')"],
    ]) {
      await fill(`${movement} SELECT l.product_code, o.created_at, '${change}', 1, p.stock, 0, o.order_no, 'system', ''
        FROM orders o JOIN order_lines l ON l.order_no = o.order_no JOIN products p ON p.code = l.product_code
        WHERE ${of}`);
    }

    // The one recharge of a member is twice the sum of the member's orders, plus one yuan.
    await fill(`INSERT INTO recharges (charge_no, user_id, channel, provider, amount_fen, status, serial_no, created_at,
        success_at, asked_at)
      SELECT 'JC' || SUBSTR(MIN(order_no), 3), user_id, 'alipay', 'manual', 100 + SUM(total_fen) * 2, 'SUCCESS',
        MIN(order_no), ${memberAt}, ${memberAt}, 0 FROM orders GROUP BY user_id`);
    const entry = `INSERT INTO ledger_transactions
      (id, transaction_no, scene, business_ref, actor, order_no, charge_no, channel, reason, created_at)`;
    const uuidOfNo = (no: string, kind: number) => uuidOf(db, `CAST(SUBSTR(${no}, 9) AS BIGINT)`, kind);
    await fill(`${entry} SELECT ${uuidOfNo('charge_no', 2)}, 'JT1' || SUBSTR(charge_no, 4), 'CHARGE',
      'charge:' || charge_no, 'system', NULL, charge_no, channel, '', created_at FROM recharges`);
    await fill(`${entry} SELECT ${uuidOfNo('order_no', 3)}, 'JT2' || SUBSTR(order_no, 4), 'ORDER_PAYMENT',
      'order:' || order_no || ':payment', 'system', order_no, NULL, NULL, '', created_at FROM orders
      WHERE status IN ('PAID', 'COMPLETED')`);

    const posting = 'INSERT INTO ledger_postings (transaction_id, account, amount_fen, balance_after_fen)';
    const charged = `ledger_transactions t JOIN recharges c ON c.charge_no = t.charge_no`;
    const walletOf = (column: string) => `'wallet:' || CAST(${column} AS VARCHAR(40))`;
    await fill(
      `${posting} SELECT t.id, ${walletOf('c.user_id')}, c.amount_fen, c.amount_fen FROM ${charged}`,
    );
    await fill(`${posting} SELECT t.id, 'channel:alipay', -c.amount_fen, NULL FROM ${charged}`);
    await fill(`CREATE TABLE bench_payments AS SELECT t.id, o.order_no, o.user_id, o.total_fen, c.amount_fen
      - SUM(o.total_fen) OVER (PARTITION BY o.user_id ORDER BY o.order_no) AS after_fen
      FROM orders o JOIN ledger_transactions t ON t.order_no = o.order_no JOIN recharges c ON c.user_id = o.user_id`);
    const paid = 'FROM bench_payments ORDER BY order_no';
    await fill(`${posting} SELECT id, ${walletOf('user_id')}, -total_fen, after_fen ${paid}`);
    await fill(`${posting} SELECT id, 'sales', total_fen, NULL ${paid}`);
    const record = 'INSERT INTO wallet_entries (transaction_id, user_id, amount_fen, balance_after_fen)';
    await fill(`${record} SELECT t.id, c.user_id, c.amount_fen, c.amount_fen FROM ${charged}`);
    await fill(`${record} SELECT id, user_id, -total_fen, after_fen ${paid}`);
    await fill(`INSERT INTO wallet_totals (user_id, recharged_fen, spent_fen, refunded_fen, balance_fen, last_entry_at)
      SELECT c.user_id, c.amount_fen, COALESCE(SUM(p.total_fen), 0), 0,
        c.amount_fen - COALESCE(SUM(p.total_fen), 0), ${at - day} FROM recharges c
      LEFT JOIN bench_payments p ON p.user_id = c.user_id GROUP BY c.user_id, c.amount_fen`);
    await fill(`INSERT INTO ledger_accounts (account, balance_fen)
      SELECT ${walletOf('user_id')}, balance_fen FROM wallet_totals`);
    await fill(`INSERT INTO deposits (transaction_id, user_id, charge_no, amount_fen, left_fen)
      SELECT t.id, c.user_id, c.charge_no, c.amount_fen, w.recharged_fen - w.spent_fen
      FROM ${charged} JOIN wallet_totals w ON w.user_id = c.user_id`);
    await fill(`INSERT INTO deposit_uses (deposit_id, transaction_id, amount_fen)
      SELECT c.id, p.id, p.total_fen FROM bench_payments p JOIN deposits c ON c.user_id = p.user_id`);
    await fill('DROP TABLE bench_payments');
    await trx.commit();
  } catch (error) {
    await trx.rollback();
    throw error;
  }
}

function uuidOf(db: Db, i: string, kind: number): string {
  const text = `'0000000${kind}-0000-4000-8000-' || CAST(100000000000 + (${i}) AS VARCHAR(12))`;
  return isSqlite(db) ? text : `CAST(${text} AS uuid)`;
}
