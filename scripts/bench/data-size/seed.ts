import { day } from '../../../commerce/src/clock.ts';
import { isSqlite } from '../../../commerce/src/db/connect.ts';
import type { Db } from '../../../commerce/src/db/db.ts';
import { rawRows } from '../../../commerce/src/db/raw-rows.ts';
import { type Size, seedRecords } from './seed-records.ts';

const ordersOfMember = 10;
const years = 1000 * day;

/**
 * One statement for each table, so that a million orders take only minutes. Each commits by itself, and a table with
 * rows is left as it is, so an interrupted seeding can go on. Shops of every size have the same distribution of values.
 */
export async function seedShop(
  db: Db,
  { orders, products }: Size,
  at: number,
  say: (line: string) => void,
): Promise<void> {
  const members = orders / ordersOfMember;
  const fill = async (table: string, columns: string, count: number, values: string, source = 'numbers') => {
    const [some] = await rawRows(db, `SELECT 1 FROM ${table} LIMIT 1`);
    if (some) return say(`  ${table}: seeded already`);
    say(`  ${table}: ${count.toLocaleString('en')} rows …`);
    await db.raw(
      `INSERT INTO ${table} (${columns})
       WITH RECURSIVE numbers (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM numbers WHERE i < ${count - 1})
       SELECT ${values} FROM ${source}`,
    );
  };
  const uuid = (i: string, kind: number) => {
    const text = `'0000000${kind}-0000-4000-8000-' || CAST(100000000000 + (${i}) AS VARCHAR(12))`;
    return isSqlite(db) ? text : `CAST(${text} AS uuid)`;
  };
  const no = (prefix: string, i: string) => `'${prefix}' || CAST(100000000000000000 + (${i}) AS VARCHAR(18))`;
  const code = (i: string) =>
    `'JY-' || CAST(1000 + (${i}) / 900 AS VARCHAR(4)) || '-' || CAST(100 + (${i}) % 900 AS VARCHAR(3))`;
  const yes = isSqlite(db) ? '1' : 'TRUE';
  const no_ = isSqlite(db) ? '0' : 'FALSE';
  const orderTime = `${at - years} + i * ${Math.floor(years / orders)}`;
  const memberTime = `${at - years} + i * ${Math.floor(years / members)}`;
  const member = `i % ${members}`;
  const status = `CASE WHEN i % 20 < 12 THEN 'COMPLETED' WHEN i % 20 < 15 THEN 'PAID' WHEN i % 20 < 17 THEN 'TIMED_OUT'
    WHEN i % 20 = 17 THEN 'CANCELLED' WHEN i % 20 = 18 THEN 'REFUNDED' ELSE 'REFUNDING' END`;
  const paid = "CASE WHEN i % 20 IN (15, 16, 17) THEN NULL ELSE 'x' END";
  const price = '(1 + i * 7919 % 5000) * 100';
  const scene =
    "CASE WHEN i % 10 = 0 THEN 'CHARGE' WHEN i % 10 = 1 THEN 'ORDER_REFUND' ELSE 'ORDER_PAYMENT' END";

  await fill(
    'products',
    `code, document_id, listed, in_sync, name_zh, name_en, image_name, type, glaze_zh, glaze_en,
     glaze_family, search_zh, search_en, sort_order, on_sale, price_fen, special_price_fen, stock, available, reserved, sold, created_at`,
    products,
    `${code('i')}, 'document' || CAST(i AS VARCHAR(10)), ${yes}, ${yes},
     '天青瓶' || CAST(i AS VARCHAR(10)), CASE WHEN i % 10 < 5 THEN 'Sky blue vase ' || CAST(i AS VARCHAR(10)) END,
     'p.jpg', CASE WHEN i % 2 = 0 THEN 'vase' ELSE 'censer' END,
     CASE WHEN i % 3 = 0 THEN '天青' ELSE '月白' END, CASE WHEN i % 3 = 0 THEN 'Sky blue' ELSE 'Moon white' END,
     CASE WHEN i % 3 = 0 THEN 'sky-blue' ELSE 'moon-white' END,
     '天青瓶' || CAST(i AS VARCHAR(10)), 'sky blue vase ' || CAST(i AS VARCHAR(10)),
     i % 10, CASE WHEN i % 10 < 8 THEN ${yes} ELSE ${no_} END, CASE WHEN i % 10 < 9 THEN ${price} END, NULL,
     1, CASE WHEN i % 2 = 0 THEN 1 ELSE 0 END, 0, CASE WHEN i % 2 = 0 THEN 0 ELSE 1 END, ${memberTime}`,
  );
  await fill(
    'users',
    'id, username, username_key, phone, password_hash, nickname, status, created_at, last_login_at',
    members,
    `${uuid('i', 1)}, 'Seeded' || CAST(i AS VARCHAR(10)), 'seeded' || CAST(i AS VARCHAR(10)),
     CAST(13000000000 + i AS VARCHAR(11)), 'none', '', CASE WHEN i % 10 = 9 THEN 'frozen' ELSE 'active' END,
     ${memberTime}, CASE WHEN i % 3 > 0 THEN ${memberTime} END`,
  );
  await fill(
    'ledger_accounts',
    'account, balance_fen',
    members,
    `'wallet:' || ${isSqlite(db) ? uuid('i', 1) : `CAST(${uuid('i', 1)} AS VARCHAR(40))`}, ${price}`,
  );
  await fill(
    'wallet_totals',
    'user_id, recharged_fen, spent_fen, refunded_fen, balance_fen, paid_orders, last_entry_at',
    members,
    `${uuid('i', 1)}, ${price} + 1000, 1000, 0, ${price}, i % ${ordersOfMember}, ${memberTime}`,
  );
  await fill(
    'orders',
    `order_no, user_id, status, total_fen, remark, address, created_at, payable_until, paid_at, payment_transaction_no,
     recipient_name, recipient_phone`,
    orders,
    `${no('JO', 'i')}, ${uuid(member, 1)}, ${status}, ${price}, '',
     '{"recipientName":"张三","phone":"13000000000","province":"","city":"","district":"","street":""}',
     ${orderTime}, ${orderTime}, CASE WHEN ${paid} IS NULL THEN NULL ELSE ${orderTime} END,
     CASE WHEN ${paid} IS NULL THEN NULL ELSE ${no('JT', 'i')} END,
     '张' || CAST(${member} AS VARCHAR(10)), CAST(13000000000 + ${member} AS VARCHAR(11))`,
  );
  await fill(
    'order_lines',
    'order_no, product_code, name_zh, price_fen, quantity',
    orders,
    `${no('JO', 'i')}, ${code(`i % ${products}`)}, '天青瓶', ${price}, 1`,
  );
  await fill(
    'order_timeline',
    'order_no, at, to_status, actor, reason',
    orders,
    `${no('JO', 'i')}, ${orderTime}, 'WAITING_PAYMENT', 'system', 'submitted'`,
  );
  // Of every 20 orders, the first 13 are shipped: the completed ones and a third of the paid ones.
  await fill(
    'shipments',
    'order_no, carrier, tracking_no, shipped_at',
    Math.floor(orders / 20) * 13,
    `${no('JO', 'i / 13 * 20 + i % 13')}, '顺丰', 'SF' || CAST(i AS VARCHAR(10)),
     ${at - years} + (i / 13 * 20 + i % 13) * ${Math.floor(years / orders)}`,
  );
  await fill(
    'ledger_transactions',
    `id, transaction_no, scene, business_ref, actor, order_no, charge_no, channel, serial_no, reason, created_at`,
    orders,
    `${uuid('i', 2)}, ${no('JT', 'i')}, ${scene}, 'seed:' || CAST(i AS VARCHAR(10)), 'system', ${no('JO', 'i')},
     CASE WHEN i % 10 = 0 THEN ${no('JC', 'i')} END, CASE WHEN i % 10 = 0 THEN 'alipay' END,
     CASE WHEN i % 10 = 0 THEN ${no('S', 'i')} END, '', ${orderTime}`,
  );
  await fill(
    'wallet_entries',
    'transaction_id, user_id, amount_fen, balance_after_fen',
    orders,
    `${uuid('i', 2)}, ${uuid(member, 1)}, CASE WHEN i % 10 < 2 THEN ${price} ELSE -${price} END, ${price}`,
  );
  const wallet = `'wallet:' || CAST(${uuid(member, 1)} AS VARCHAR(40))`;
  const account = `CASE WHEN i % 10 = 0 THEN 'channel:alipay' ELSE 'sales' END`;
  await fill(
    'ledger_postings',
    'transaction_id, account, amount_fen, balance_after_fen',
    2 * orders,
    // Two rows for each transaction: the wallet and the account of the shop.
    `${uuid('i', 2)}, CASE WHEN second = 0 THEN ${wallet} ELSE ${account} END,
     CASE WHEN (i % 10 < 2) = (second = 0) THEN ${price} ELSE -${price} END,
     CASE WHEN second = 0 THEN ${price} END`,
    '(SELECT i / 2 AS i, i % 2 AS second FROM numbers) pairs',
  );
  await seedRecords({ fill, uuid, no, code, price, from: at - years, to: at }, { orders, products, members });
  await sealAll(db);
  const owner = db('users').select('id').where({ username: 'Seeded0' });
  await db('userRoles').insert({ userId: owner, roleName: 'Owner' }).onConflict().ignore();
}

/** No key has made these seals. The bench reads seals, but does not verify them. */
async function sealAll(db: Db): Promise<void> {
  await db.raw(`
    INSERT INTO seals (chain, seq, subject, hash)
    SELECT chain, ROW_NUMBER() OVER (PARTITION BY chain ORDER BY position), subject, '' FROM unsealed`);
  await db.raw('UPDATE chains SET seq = (SELECT COUNT(*) FROM unsealed WHERE chain = name)');
  await db('unsealed').delete();
}
