/** Each member has ten orders. */
export interface Size {
  orders: number;
  products: number;
}

interface Words {
  /** Inserts a row for each of `count` numbers. `values` is SQL that computes a row from its number `i`. */
  fill(table: string, columns: string, count: number, values: string, source?: string): Promise<void>;
  uuid(i: string, kind: number): string;
  no(prefix: string, i: string): string;
  code(i: string): string;
  price: string;
  /** The shop has been open between these two times, in epoch milliseconds. */
  from: number;
  to: number;
}

const position = { at: 0, log: 0, posting: 0, move: 0, movement: 0 };
const end = { seq: 0, hash: '' };
const checkpoint = JSON.stringify({ position, ends: { log: end, ledger: end } });

/** Fills the admin lists that seed.ts leaves empty. */
export async function seedRecords(
  { fill, uuid, no, code, price, from, to }: Words,
  { orders, products, members }: Size & { members: number },
): Promise<void> {
  // Even the small shop fills a page of each list, so that pages of the same length are compared.
  const recharges = Math.max(40, orders / 2);
  const refunds = Math.max(40, orders / 4);
  const few = Math.max(40, orders / 10);
  const reconciliations = Math.max(40, orders / 100);
  const differencesOfOne = 10;
  const matchedOfOne = 40;
  // Only recent recharges and refunds are open, however large the shop is.
  const waiting = 40;
  const none = '{"count":0,"amount":0}';
  const outcomes = ['matched', 'amountDiffers', 'otherDay', 'twice', 'missingHere', 'missingThere'];
  const sums = `{${[...outcomes, 'statement', 'books'].map((name) => `"${name}":${none}`).join()}}`;
  // One in twenty has open differences, those of its amounts that differ.
  const openOfOne = `CASE WHEN i % 20 = 0 THEN ${differencesOfOne / 2} ELSE 0 END`;
  const member = uuid(`i % ${members}`, 1);
  const twoDigits = (number: string) => `SUBSTR(CAST(100 + ${number} AS VARCHAR(3)), 2)`;
  // Each reconciliation has a day of its own, so that none replaces another one. The first ones have the day 2025-06-01.
  const dayOfOne = `CAST(2025 - i / 672 AS VARCHAR(4)) || '-' || ${twoDigits('1 + (5 + i / 56) % 12')} || '-' || ${twoDigits('1 + i / 2 % 28')}`;
  const timeOfOne = (count: number) => `${from} + i * ${Math.floor((to - from) / count)}`;
  await fill(
    'recharges',
    'charge_no, user_id, channel, provider, amount_fen, status, serial_no, created_at, asked_at',
    recharges,
    `${no('JC', 'i')}, ${member}, CASE WHEN i % 3 = 0 THEN 'wechat' ELSE 'alipay' END,
     CASE WHEN i % 4 = 0 THEN 'manual' ELSE 'sandbox' END, ${price},
     CASE WHEN i % 10 = 8 AND i >= ${recharges - waiting} THEN 'PENDING' WHEN i % 10 = 9 THEN 'FAILED' ELSE 'SUCCESS' END, ${no('S', 'i')},
     ${timeOfOne(recharges)}, ${to}`,
  );
  await fill(
    'refunds',
    'refund_no, charge_no, user_id, channel, amount_fen, reason, status, applied_at, asked_at, approved_at, doubt_fen',
    refunds,
    `${no('JR', 'i')}, ${no('JC', 'i')}, ${member}, CASE WHEN i % 3 = 0 THEN 'wechat' ELSE 'alipay' END, ${price}, '',
     CASE WHEN i % 10 = 8 AND i >= ${refunds - waiting} THEN 'PROCESSING' WHEN i % 10 = 9 THEN 'FAILED' ELSE 'SUCCESS' END,
     ${timeOfOne(refunds)}, ${to}, CASE WHEN i % 20 <> 8 OR i < ${refunds - waiting} THEN ${timeOfOne(refunds)} END,
     CASE WHEN i % 100 = 18 THEN ${price} - 1 END`,
  );
  await fill(
    'payment_notices',
    'channel, charge_no, received_at, outcome, serial_no, amount_fen, body, told',
    recharges,
    `'alipay', ${no('JC', 'i')}, ${timeOfOne(recharges)},
     CASE WHEN i % 2 = 0 THEN 'wrongAmount' ELSE 'credited' END, ${no('S', 'i')}, ${price}, '', ${no('S', 'i')}`,
  );
  const unmatched = recharges / 2;
  await fill(
    'unmatched_payments',
    'channel, charge_no, serial_no, amount_fen, outcome, received_at, report, closed_at, closed_by, close_reason',
    unmatched,
    `'alipay', ${no('JC', '2 * i')}, ${no('S', '2 * i')}, ${price}, 'wrongAmount', ${timeOfOne(unmatched)}, ${no('S', '2 * i')},
     CASE WHEN i < ${unmatched - waiting / 2} THEN ${timeOfOne(unmatched)} END,
     CASE WHEN i < ${unmatched - waiting / 2} THEN ${uuid('0', 1)} END, ''`,
  );
  await fill(
    'credits',
    'id, user_id, amount_fen, kind, reason, status, proposed_by, proposed_at',
    few,
    `CAST(${uuid('i', 3)} AS VARCHAR(36)), ${member}, ${price}, 'gift', '',
     CASE WHEN i % 20 = 0 AND i >= ${few - waiting} THEN 'PROPOSED' WHEN i % 2 = 0 THEN 'POSTED' ELSE 'REJECTED' END, ${uuid('0', 1)}, ${timeOfOne(few)}`,
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
    'reconciliations',
    `layout, channel, from_day, to_day, file_name, fingerprint, reconciled_by, reconciled_at, last_posting, sums,
     matched, other_lines, differences, open, gap_fen, unexplained_fen`,
    reconciliations,
    `'plain', CASE WHEN i % 2 = 0 THEN 'alipay' ELSE 'wechat' END, ${dayOfOne}, ${dayOfOne}, 'statement.csv', ${no('F', 'i')},
     ${uuid('0', 1)}, ${timeOfOne(reconciliations)}, 1, '{"in":${sums},"out":${sums}}', ${matchedOfOne}, 0,
     ${differencesOfOne}, ${openOfOne}, 0, 0`,
  );
  const linesOfOne = differencesOfOne + matchedOfOne;
  const matches = `i % ${linesOfOne} >= ${differencesOfOne}`;
  await fill(
    'reconciliation_lines',
    'reconciliation_id, outcome, side, line, stated_at, serial_no, their_fen, our_fen, transaction_no',
    reconciliations * linesOfOne,
    `1 + i / ${linesOfOne}, CASE WHEN ${matches} THEN 'matched' WHEN i % 2 = 0 THEN 'amountDiffers' ELSE 'missingHere' END,
     'in', 1 + i % ${linesOfOne}, '2025-06-01', ${no('S', 'i')}, ${price},
     CASE WHEN ${matches} THEN ${price} WHEN i % 2 = 0 THEN ${price} - 100 END,
     CASE WHEN ${matches} OR i % 2 = 0 THEN ${no('JT', 'i')} END`,
  );
  await fill(
    'difference_notes',
    'line_id, reconciliation_id, reason, noted_by, noted_at',
    reconciliations * differencesOfOne,
    `1 + i / ${differencesOfOne} * ${linesOfOne} + i % ${differencesOfOne}, 1 + i / ${differencesOfOne}, '', ${uuid('0', 1)},
     ${timeOfOne(reconciliations * differencesOfOne)}`,
    `numbers WHERE NOT (i / ${differencesOfOne} % 20 = 0 AND i % 2 = 0)`,
  );
  await fill(
    'audits',
    'checked_at, findings, whole, sealed, ended_at, checkpoint',
    Math.max(40, orders / 40),
    `${timeOfOne(Math.max(40, orders / 40))},
     CASE WHEN i % 100 = 7 THEN '[{"invariant":"L2","subject":"x"}]' ELSE '[]' END,
     i % 24 = 0, 1, ${timeOfOne(Math.max(40, orders / 40))}, '${checkpoint}'`,
  );
  await fill(
    'audit_log',
    'at, actor, role, action, object, error_code, request_id, details_hash',
    orders,
    `${timeOfOne(orders)}, 'staff:' || ${uuid('i % 5', 1)},
     CASE WHEN i % 5 = 0 THEN 'Owner' WHEN i % 5 = 1 THEN 'Finance, Packer' ELSE 'Packer' END,
     CASE WHEN i % 2 = 0 THEN 'orders/ship' ELSE 'products/price' END, ${no('order:JO', 'i')},
     CASE WHEN i % 10 = 0 THEN 'ORD001' ELSE '' END, ${uuid('i', 5)}, ''`,
  );
  await fill(
    'log_details',
    'log_id, salt, reason, ip, before, after, circumstances',
    orders,
    `1 + i, '', '', '10.0.0.' || CAST(i % 200 AS VARCHAR(3)), 'null', 'null', ''`,
  );
}
