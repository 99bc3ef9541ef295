import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { own } from '../../../commerce/contract/own.ts';
import { all, cartProducts, findCart, marks, type Row } from './bare-database.ts';
import { addItem, countRequest, pay, sendCode, submit } from './bare-purchase.ts';

/**
 * Commerce is compared with this Koa handler. It writes the same rows with the same durability, but with handwritten
 * SQL and a commit for each transaction; in commerce, waiting transactions share one (docs/decisions/023). It checks no
 * contract, refuses no order and does not recognize repeated requests.
 */

const findSession = all(
  `SELECT s.user_id FROM sessions s JOIN users u ON u.id = s.user_id
   WHERE s.token_hash = ? AND s.expires_at > ? AND u.status = 'active'`,
);
const findProducts = all(`SELECT * FROM products WHERE code IN (${marks(24)}) AND listed`);
const findOrders = all(
  'SELECT * FROM orders WHERE user_id = ? ORDER BY created_at DESC, order_no DESC LIMIT 10',
);
const countOrders = all('SELECT COUNT(*) AS total FROM orders WHERE user_id = ?');
const findLines = all(`SELECT * FROM order_lines WHERE order_no IN (${marks(10)}) ORDER BY id`);
const findTimeline = all(`SELECT * FROM order_timeline WHERE order_no IN (${marks(10)}) ORDER BY id`);
const findShipments = all(`SELECT * FROM shipments WHERE order_no IN (${marks(10)})`);
const findRefunds = all(`SELECT * FROM order_refunds WHERE order_no IN (${marks(10)})`);

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
      refunds: refunds.filter((row) => row.order_no === order.order_no),
    }));
    return { items, total: count?.total, page: 1, pageSize: 10 };
  },
};

const writes: Record<string, (userId: string, body: never) => unknown> = {
  '/api/userinfo/cart/add_item': addItem.immediate,
  '/api/order/submit': submit.immediate,
  '/api/auth/send_code': sendCode,
  '/api/order/pay': pay.immediate,
};

function countedMember(ctx: Koa.Context): string {
  const userId = memberOf(ctx);
  if (process.env.LIMITS !== 'off') countRequest(userId, ctx.path);
  return userId;
}

async function readJson(ctx: Koa.Context): Promise<never> {
  const chunks: Buffer[] = [];
  for await (const chunk of ctx.req) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString()) as never;
}

const app = new Koa();
app.use(async (ctx) => {
  const read = own(reads, ctx.path);
  const write = own(writes, ctx.path);
  if (read) ctx.body = { status: 'OK', content: read(ctx) };
  else if (write) ctx.body = { status: 'OK', content: write(countedMember(ctx), await readJson(ctx)) };
});
const server = app.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
