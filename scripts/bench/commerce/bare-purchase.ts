import { createHmac, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { all, cartProducts, db, findCart, run } from './bare-database.ts';

const upsertLimit = run(
  `INSERT INTO rate_limits (key, points, expire) VALUES (?, 1, ?)
   ON CONFLICT (key) DO UPDATE SET points = points + 1`,
);
const insertRequest = run('INSERT INTO requests VALUES (?, ?, ?, ?, ?, ?)');
const insertOrder = run(
  `INSERT INTO orders (order_no, user_id, status, total_fen, remark, address, created_at, payable_until)
   VALUES (?, ?, 'WAITING_PAYMENT', ?, '', ?, ?, ?)`,
);
const insertLine = run(
  'INSERT INTO order_lines (order_no, product_code, price_fen, quantity) VALUES (?, ?, ?, 1)',
);
const holdUnit = run(
  'UPDATE products SET available = available - 1, reserved = reserved + 1 WHERE code = ? AND available >= 1',
);
const sellUnit = run(
  'UPDATE products SET reserved = reserved - 1, sold = sold + 1 WHERE code = ? AND reserved >= 1',
);
const insertMovement = run(
  `INSERT INTO stock_movements (product_code, at, change, quantity, stock_after, available_after, order_no, actor, reason)
   VALUES (?, ?, ?, 1, 1, 0, ?, ?, '')`,
);
const insertHold = run(
  'INSERT INTO holds (order_no, product_code, quantity, held_until) VALUES (?, ?, 1, ?)',
);
const deleteHold = run('DELETE FROM holds WHERE order_no = ?');
const insertEvent = run('INSERT INTO outbox_events (tag, created_at) VALUES (?, ?)');
const deleteItem = run('DELETE FROM cart_items WHERE user_id = ?');
const insertMove = run(
  'INSERT INTO order_timeline (order_no, at, from_status, to_status, actor, reason) VALUES (?, ?, ?, ?, ?, ?)',
);
const findAddress = all('SELECT * FROM addresses WHERE id = ? AND user_id = ?');
const findOrder = all('SELECT * FROM orders WHERE order_no = ? AND user_id = ?');
const findLine = all('SELECT * FROM order_lines WHERE order_no = ?');
const tryCode = run(
  'UPDATE sms_codes SET tries_left = tries_left - 1 WHERE subject = ? AND consumed_at IS NULL',
);
const consumeCode = run('UPDATE sms_codes SET consumed_at = ? WHERE subject = ?');
const insertTransaction = run(
  `INSERT INTO ledger_transactions (id, transaction_no, scene, business_ref, actor, order_no, reason, created_at)
   VALUES (?, ?, 'ORDER_PAYMENT', ?, ?, ?, '', ?)`,
);
const insertPosting = run(
  'INSERT INTO ledger_postings (transaction_id, account, amount_fen, balance_after_fen) VALUES (?, ?, ?, ?)',
);
const debit = all(
  `UPDATE ledger_accounts SET balance_fen = balance_fen - ? WHERE account = ? AND balance_fen >= ?
   RETURNING balance_fen`,
);
const findCredit = all('SELECT id FROM deposits WHERE user_id = ? AND left_fen > 0 ORDER BY id LIMIT 1');
const useCredit = run('UPDATE deposits SET left_fen = left_fen - ? WHERE id = ? AND left_fen >= ?');
const insertUse = run('INSERT INTO deposit_uses (deposit_id, transaction_id, amount_fen) VALUES (?, ?, ?)');
const insertEntry = run(
  'INSERT INTO wallet_entries (transaction_id, user_id, amount_fen, balance_after_fen) VALUES (?, ?, ?, ?)',
);
const addSpent = run(
  `UPDATE wallet_totals SET spent_fen = spent_fen + ?, balance_fen = balance_fen - ?, paid_orders = paid_orders + 1,
   last_entry_at = ? WHERE user_id = ?`,
);
const payOrder = run(
  `UPDATE orders SET status = 'PAID', paid_at = ?, payment_transaction_no = ? WHERE order_no = ? AND status = 'WAITING_PAYMENT'`,
);

let lastNumber = 0;
function newNumber(prefix: string): string {
  lastNumber += 1;
  return `${prefix}${String(lastNumber).padStart(18, '0')}`;
}

/** Counts for the rate limit in a separate transaction that does not wait for the disk. */
export function countRequest(userId: string, path: string): void {
  db.pragma('synchronous = NORMAL');
  upsertLimit(`POST ${path}:${userId}`, Date.now() + 60_000);
  db.pragma('synchronous = FULL');
}

interface Submit {
  requestId: string;
  addressId: string;
}

export const submit = db.transaction((userId: string, { requestId, addressId }: Submit) => {
  const at = Date.now();
  const [address] = findAddress(addressId, userId);
  const items = findCart(userId);
  const products = cartProducts(items.map((item) => item.product_code));
  const orderNo = newNumber('JO');
  const totalFen = products.reduce((sum, product) => sum + Number(product.price_fen), 0);
  insertOrder(orderNo, userId, totalFen, JSON.stringify(address), at, at + 1_800_000);
  for (const product of products) {
    insertLine(orderNo, product.code, product.price_fen);
    holdUnit(product.code);
    insertMovement(product.code, at, 'hold', orderNo, userId);
    insertHold(orderNo, product.code, at + 1_800_000);
    insertEvent(`product:${product.code}`, at);
  }
  deleteItem(userId);
  insertMove(orderNo, at, null, 'WAITING_PAYMENT', userId, 'submitted');
  const answer = { orderNo, status: 'WAITING_PAYMENT', amount: totalFen / 100 };
  insertRequest(userId, requestId, 'order/submit', requestId, JSON.stringify(answer), at);
  return answer;
});

interface Pay {
  requestId: string;
  orderNo: string;
}

export const pay = db.transaction((userId: string, { requestId, orderNo }: Pay) => {
  const at = Date.now();
  const [order] = findOrder(orderNo, userId);
  const totalFen = Number(order?.total_fen);
  tryCode(orderNo);
  consumeCode(at, orderNo);
  const id = randomUUID();
  const transactionNo = newNumber('JT');
  insertTransaction(id, transactionNo, `order:${orderNo}:payment`, userId, orderNo, at);
  const [account] = debit(totalFen, `wallet:${userId}`, totalFen);
  insertPosting(id, `wallet:${userId}`, -totalFen, account?.balance_fen);
  insertPosting(id, 'sales', totalFen, null);
  const [credit] = findCredit(userId);
  useCredit(totalFen, credit?.id, totalFen);
  insertUse(credit?.id, id, totalFen);
  insertEntry(id, userId, -totalFen, account?.balance_fen);
  addSpent(totalFen, totalFen, at, userId);
  payOrder(at, transactionNo, orderNo);
  insertMove(orderNo, at, 'WAITING_PAYMENT', 'PAID', userId, 'paid from the wallet');
  deleteHold(orderNo);
  for (const line of findLine(orderNo)) {
    sellUnit(line.product_code);
    insertMovement(line.product_code, at, 'sell', orderNo, userId);
    insertEvent(`product:${line.product_code}`, at);
  }
  const answer = { orderNo, status: 'PAID', amount: totalFen / 100 };
  insertRequest(userId, requestId, 'order/pay', requestId, JSON.stringify(answer), at);
  return answer;
});

const findProduct = all('SELECT * FROM products WHERE code = ?');
const insertItem = run('INSERT INTO cart_items VALUES (?, ?, ?, 1, 1, ?)');

export const addItem = db.transaction((userId: string, { productCode }: { productCode: string }) => {
  const [product] = findProduct(productCode);
  const itemId = randomUUID();
  insertItem(itemId, userId, productCode, Date.now());
  return { itemId, productCode, productName: product?.name_zh, price: Number(product?.price_fen) / 100 };
});

const spendCodes = run('UPDATE sms_codes SET consumed_at = ? WHERE phone = ? AND consumed_at IS NULL');
const insertCode = run(
  `INSERT INTO sms_codes (id, phone, scene, subject, by_member, ip, salt, code_hash, tries_left, sent_at, expires_at)
   VALUES (?, ?, 'order_pay', ?, 1, '', ?, ?, 5, ?, ?)`,
);
const insertMessage = run(
  `INSERT INTO sms_outbox (phone, scene, code, sent_at) VALUES (?, 'order_pay', ?, ?)`,
);

interface CodeRequest {
  phone: string;
  orderNo: string;
}

const issueCode = db.transaction(({ phone, orderNo }: CodeRequest, code: string, at: number) => {
  const salt = randomBytes(16).toString('hex');
  const hash = createHmac('sha256', 'pepper').update(`${salt}:${code}`).digest('hex');
  spendCodes(at, phone);
  insertCode(randomUUID(), phone, orderNo, salt, hash, at, at + 300_000);
});

/** Stored after the commit, as in the development provider of commerce. */
export function sendCode(_userId: string, request: CodeRequest) {
  const [code, at] = [String(randomInt(1_000_000)).padStart(6, '0'), Date.now()];
  issueCode.immediate(request, code, at);
  insertMessage(request.phone, code, at);
  return { resendAfterSeconds: 60, expiresInSeconds: 300 };
}
