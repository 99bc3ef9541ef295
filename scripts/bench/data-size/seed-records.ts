/** The size of a shop. Each member has ten orders. */
export interface Size {
  orders: number;
  products: number;
}

interface Words {
  /** Inserts `count` rows. `values` is SQL that computes each row from its number `i`. */
  fill(table: string, columns: string, count: number, values: string): Promise<void>;
  uuid(i: string, kind: number): string;
  no(prefix: string, i: string): string;
  code(i: string): string;
  price: string;
  /** The shop has been open between these two times, in milliseconds since 1970. */
  from: number;
  to: number;
}

/**
 * Fills the admin lists that seed.ts leaves empty: recharges, refunds, notices, proposals, messages,
 * movements and the log.
 */
export async function seedRecords(
  { fill, uuid, no, code, price, from, to }: Words,
  { orders, products, members }: Size & { members: number },
): Promise<void> {
  // Even the small shop fills a page of each list, so that pages of the same length are compared.
  const charges = Math.max(40, orders / 10);
  const refunds = Math.max(40, orders / 20);
  const few = Math.max(40, orders / 100);
  const member = uuid(`i % ${members}`, 1);
  const timeOfOne = (count: number) => `${from} + i * ${Math.floor((to - from) / count)}`;
  await fill(
    'charges',
    'charge_no, user_id, channel, provider, amount_fen, status, serial_no, created_at, asked_at',
    charges,
    `${no('JC', 'i')}, ${member}, 'alipay', 'manual', ${price},
     CASE WHEN i % 10 < 8 THEN 'SUCCESS' WHEN i % 10 = 8 THEN 'PENDING' ELSE 'FAILED' END, ${no('S', 'i')},
     ${timeOfOne(charges)}, ${to}`,
  );
  await fill(
    'refunds',
    'refund_no, charge_no, user_id, amount_fen, reason, status, applied_at, asked_at',
    refunds,
    `${no('JR', 'i')}, ${no('JC', 'i')}, ${member}, ${price}, '',
     CASE WHEN i % 10 < 8 THEN 'SUCCESS' WHEN i % 10 = 8 THEN 'PROCESSING' ELSE 'FAILED' END,
     ${timeOfOne(refunds)}, ${to}`,
  );
  await fill(
    'payment_notices',
    'channel, charge_no, received_at, outcome, serial_no, amount_fen, body, doubt',
    charges,
    `'alipay', ${no('JC', 'i')}, ${timeOfOne(charges)},
     CASE WHEN i % 2 = 0 THEN 'wrongAmount' ELSE 'credited' END, ${no('S', 'i')}, ${price}, '',
     CASE WHEN i % 2 = 0 THEN ${no('S', 'i')} END`,
  );
  await fill(
    'recharge_proposals',
    'id, user_id, amount_fen, kind, reason, status, proposed_by, proposed_at',
    few,
    `${uuid('i', 3)}, ${member}, ${price}, 'gift', '', 'REJECTED', ${uuid('0', 1)}, ${timeOfOne(few)}`,
  );
  await fill(
    'contact_messages',
    'id, name, email, phone, subject, message, fingerprint, status, created_at',
    few,
    `${uuid('i', 4)}, '张' || CAST(i % 100 AS VARCHAR(10)), 'guest' || CAST(i AS VARCHAR(10)) || '@example.com', '',
     '天青瓶', '天青瓶', ${no('F', 'i')}, CASE WHEN i % 10 = 0 THEN 'NEW' ELSE 'CLOSED' END, ${timeOfOne(few)}`,
  );
  await fill(
    'stock_movements',
    'product_code, at, change, quantity, stock_after, available_after, actor, reason',
    orders,
    `${code(`i % ${products}`)}, ${timeOfOne(orders)}, 'add', 1, 1, 1, 'system', ''`,
  );
  await fill(
    'audit_log',
    `at, actor, actor_name, role, action, object, reason, error_code, ip, request_id, before, after`,
    charges,
    `${timeOfOne(charges)}, 'staff:' || ${uuid('0', 1)}, 'Seeded0', 'Owner',
     CASE WHEN i % 2 = 0 THEN 'orders/ship' ELSE 'products/price' END, ${no('order:JO', 'i')}, '',
     CASE WHEN i % 10 = 0 THEN 'ORD001' ELSE '' END, '10.0.0.' || CAST(i % 200 AS VARCHAR(3)), ${uuid('i', 5)},
     'null', 'null'`,
  );
}
