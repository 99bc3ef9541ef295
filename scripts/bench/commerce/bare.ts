import { createHash, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import Database from 'better-sqlite3';
import Koa from 'koa';

/**
 * The Koa handler that commerce is compared with. It writes the same rows in the same number of transactions,
 * with the same durability, but with SQL that is written by hand. Here each transaction has its own commit. In
 * commerce, waiting transactions share a commit (docs/decisions/023). The handler looks up the session,
 * but it checks no contract, refuses no order and does not recognize repeated requests.
 */
const [dataDir = ''] = process.argv.slice(2);
const db = new Database(path.join(dataDir, 'commerce.sqlite'));
for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']) db.pragma(pragma);

type Row = Record<string, string | number | null>;
const marks = (count: number) => Array(count).fill('?').join(', ');
const all = (sql: string) => {
  const statement = db.prepare<unknown[], Row>(sql);
  return (...values: unknown[]) => statement.all(...values);
};
const run = (sql: string) => {
  const statement = db.prepare(sql);
  return (...values: unknown[]) => statement.run(...values);
};

const findSession = all(
  `SELECT s.user_id FROM sessions s JOIN users u ON u.id = s.user_id
   WHERE s.token_hash = ? AND s.expires_at > ? AND u.status = 'active'`,
);
const findProducts = all(`SELECT * FROM products WHERE code IN (${marks(24)}) AND listed`);
const findCart = all('SELECT * FROM cart_items WHERE user_id = ? ORDER BY created_at DESC, id DESC');
const findOrders = all(
  'SELECT * FROM orders WHERE user_id = ? ORDER BY created_at DESC, order_no DESC LIMIT 10',
);
const countOrders = all('SELECT COUNT(*) AS total FROM orders WHERE user_id = ?');
const findLines = all(`SELECT * FROM order_lines WHERE order_no IN (${marks(10)}) ORDER BY id`);
const findTimeline = all(`SELECT * FROM order_timeline WHERE order_no IN (${marks(10)}) ORDER BY id`);
const findShipments = all(`SELECT * FROM shipments WHERE order_no IN (${marks(10)})`);
const findRefunds = all(`SELECT * FROM order_refunds WHERE order_no IN (${marks(10)})`);
const cartProducts = (codes: unknown[]) =>
  db.prepare<unknown[], Row>(`SELECT * FROM products WHERE code IN (${marks(codes.length)})`).all(...codes);

function memberOf(ctx: Koa.Context): string {
  const hash = createHash('sha256').update(ctx.get('Authorization')).digest('hex');
  const [row] = findSession(hash, Date.now());
  if (!row) ctx.throw(401);
  return String(row?.user_id);
}

const presentOffer = (row: Row) => ({
  productCode: row.code,
  price: Number(row.price_fen) / 100,
  specialPrice: row.special_price_fen,
  savedAmount: null,
  status: Number(row.available) > 0 ? 'available' : 'sold',
  heldUntil: null,
  available: row.available,
});

const reads: Record<string, (ctx: Koa.Context) => unknown> = {
  '/api/product/query': (ctx) => {
    const codes = String(ctx.query.codes).split(',');
    const rows = new Map(findProducts(...codes).map((row) => [row.code, row]));
    return codes.flatMap((code) => presentOffer(rows.get(code) ?? {}));
  },

  '/api/userinfo/cart/query': (ctx) => {
    const items = findCart(memberOf(ctx));
    const products = new Map(
      cartProducts(items.map((item) => item.product_code)).map((row) => [row.code, row]),
    );
    return items.map((item) => {
      const product = products.get(item.product_code ?? '') ?? {};
      return {
        itemId: item.id,
        productCode: item.product_code,
        productName: product.name_zh,
        price: Number(product.price_fen) / 100,
        imageUrl: [`/media/640/webp/${product.image_name}`],
        selected: Boolean(item.selected),
        quantity: item.quantity,
        status: Number(product.available) > 0 ? 'available' : 'sold',
      };
    });
  },

  '/api/order/query': (ctx) => {
    const userId = memberOf(ctx);
    const orders = findOrders(userId);
    const numbers = orders.map((order) => order.order_no);
    const [count] = countOrders(userId);
    const lines = findLines(...numbers);
    const timeline = findTimeline(...numbers);
    const shipments = findShipments(...numbers);
    const refunds = findRefunds(...numbers);
    const items = orders.map((order) => ({
      orderNo: order.order_no,
      status: order.status,
      amount: Number(order.total_fen) / 100,
      createdAt: new Date(Number(order.created_at)).toISOString(),
      payableUntil: new Date(Number(order.payable_until)).toISOString(),
      remark: order.remark,
      address: JSON.parse(String(order.address)),
      items: lines.filter((line) => line.order_no === order.order_no),
      timeline: timeline.filter((row) => row.order_no === order.order_no),
      shipment: shipments.find((row) => row.order_no === order.order_no) ?? null,
      refund: refunds.find((row) => row.order_no === order.order_no) ?? null,
    }));
    return { items, total: count?.total, page: 1, pageSize: 10 };
  },
};

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
const findCredit = all('SELECT id FROM credits WHERE user_id = ? AND left_fen > 0 ORDER BY id LIMIT 1');
const useCredit = run('UPDATE credits SET left_fen = left_fen - ? WHERE id = ? AND left_fen >= ?');
const insertUse = run('INSERT INTO credit_uses (credit_id, transaction_id, amount_fen) VALUES (?, ?, ?)');
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

/** Counts a request for the rate limit, in a separate transaction that does not wait for the disk. */
function countRequest(userId: string, path: string): void {
  db.pragma('synchronous = NORMAL');
  upsertLimit(`POST ${path}:${userId}`, Date.now() + 60_000);
  db.pragma('synchronous = FULL');
}

interface Submit {
  requestId: string;
  addressId: string;
}

const submit = db.transaction((userId: string, { requestId, addressId }: Submit) => {
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

const pay = db.transaction((userId: string, { requestId, orderNo }: Pay) => {
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

const writes: Record<string, (ctx: Koa.Context, body: never) => unknown> = {
  '/api/order/submit': (ctx, body) => submit.immediate(countedMember(ctx), body),
  '/api/order/pay': (ctx, body) => pay.immediate(countedMember(ctx), body),
};

function countedMember(ctx: Koa.Context): string {
  const userId = memberOf(ctx);
  countRequest(userId, ctx.path);
  return userId;
}

async function readJson(ctx: Koa.Context): Promise<never> {
  const chunks: Buffer[] = [];
  for await (const chunk of ctx.req) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString()) as never;
}

const app = new Koa();
app.use(async (ctx) => {
  const read = reads[ctx.path];
  const write = writes[ctx.path];
  if (read) ctx.body = { status: 'OK', content: read(ctx) };
  else if (write) ctx.body = { status: 'OK', content: write(ctx, await readJson(ctx)) };
});
const server = app.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
