import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../src/audit/audit.ts';
import { systemClock } from '../src/clock.ts';
import { createClient, okOf, type TestClient } from './client.ts';
import { createTestDatabase, type TestDatabase } from './create-test-database.ts';
import { newMember, newPiece, pay, readCode, type Shop } from './factories.ts';
import { figures, full } from './figures.ts';
import { createServiceProcess, type ServiceProcess } from './service-process.ts';

const kills = figures.killsOfInstances;
const buyers = full ? 24 : 8;
/** Several processes share a database only where that is a server. */
const onPostgresql = Boolean(process.env.TEST_DATABASE_URL);

let database: TestDatabase;
let instances: ServiceProcess[];

beforeAll(async () => {
  if (!onPostgresql) return;
  database = await createTestDatabase();
  instances = await Promise.all([1, 2, 3].map(() => createServiceProcess(database)));
  await Promise.all(instances.map((instance) => instance.start()));
});
afterAll(async () => {
  if (!onPostgresql) return;
  await Promise.all(instances.map((instance) => instance.kill()));
  await database.destroy();
});

/** Asks any instance, and another one when it breaks off, as a load balancer with a patient client does. */
function balanced(authToken = ''): TestClient {
  let turn = Math.floor(Math.random() * instances.length);
  const call: TestClient['call'] = async (key, input, headers) => {
    for (;;) {
      turn = (turn + 1) % instances.length;
      const client = createClient(instances[turn]?.url ?? '', authToken);
      const answer = await client.call(key, input, headers).catch(() => null);
      if (answer) return answer;
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return {
    call,
    ok: okOf(call),
    file: (key, input) => createClient(instances[turn]?.url ?? '', authToken).file(key, input),
  };
}

interface Trade {
  paid: { orderNo: string; client: Pick<TestClient, 'ok'> }[];
  /** Orders whose time ran out without payment. */
  abandoned: string[];
}

/** Buys one piece after the other until told to stop; every answer has to be the right one. */
async function tradeOnAndOn(shop: Shop, stopped: () => boolean): Promise<Trade> {
  const trade: Trade = { paid: [], abandoned: [] };
  while (!stopped()) {
    const { orderNo, member } = await order(shop);
    const { client, phone } = member;
    await client.ok('POST /auth/send_code', { scene: 'order_pay', phone, orderNo });
    const code = await readCode(shop, phone);
    expect(await pay(member, orderNo, code)).toMatchObject({ httpStatus: 200, content: { status: 'PAID' } });
    trade.paid.push({ orderNo, client });
    trade.abandoned.push(await abandon(shop));
  }
  return trade;
}

/** A new member orders a piece with all he has. Without the factory, since a request may be sent again here. */
async function order(shop: Shop) {
  const member = await newMember(shop, { balance: 100 });
  const { client, addressId, userId } = member;
  const productCode = await newPiece(shop, { price: 100 });
  await client.ok('POST /userinfo/cart/add_item', { userId, productCode });
  const input = { requestId: crypto.randomUUID(), addressId, expectedAmount: 100 };
  const { orderNo } = await client.ok('POST /order/submit', input);
  return { orderNo, member };
}

/** Nobody waits half an hour here: the order's time is over at once, and a job has to find it. */
async function abandon(shop: Shop): Promise<string> {
  const { orderNo } = await order(shop);
  const at = shop.clock.now();
  await shop.services.db('holds').where({ orderNo }).update({ heldUntil: at });
  await shop.services.db('orders').where({ orderNo }).update({ payableUntil: at });
  return orderNo;
}

/** The jobs of whichever instance have come by. */
async function jobsAreDone(): Promise<void> {
  while (await database.db('orders').where({ status: 'WAITING_PAYMENT' }).first()) {
    await balanced().ok('GET /health', {});
  }
}

test.runIf(onPostgresql)(
  `three instances on one PostgreSQL, one of them killed ${kills} times: every answer is right and stays true, and jobs run once`,
  async () => {
    const shop: Shop = { services: database, clock: systemClock, client: balanced };
    let stopped = false;
    const trading = Promise.all(Array.from({ length: buyers }, () => tradeOnAndOn(shop, () => stopped)));
    for (let kill = 0; kill < kills; kill += 1) {
      const victim = instances[kill % instances.length];
      await victim?.kill();
      // Two carry the load until the third answers again.
      await victim?.start();
    }
    stopped = true;
    const trades = await trading;
    const paid = trades.flatMap((trade) => trade.paid);
    const abandoned = trades.flatMap((trade) => trade.abandoned);
    expect(paid.length).toBeGreaterThan(kills);
    for (const { orderNo, client } of paid) {
      const { status, timeline } = await client.ok('GET /order/detail', { orderNo });
      expect(status).toBe('PAID');
      expect(timeline.map(({ to }) => to)).toEqual(['WAITING_PAYMENT', 'PAID']);
      expect((await client.ok('GET /wallet/query', {})).balance).toBe(0);
    }
    await jobsAreDone();
    const { db } = database;
    const timedOut = await db('orderTimeline').where({ toStatus: 'TIMED_OUT' }).pluck('order_no');
    expect(timedOut.sort()).toEqual(abandoned.sort());
    const released = await db('stockMovements').where({ change: 'release' }).pluck('order_no');
    expect(released.sort()).toEqual(abandoned.sort());
    expect(await audit(db)).toEqual([]);
    console.log(
      `${kills} kills: ${paid.length} acknowledged payments, none lost; ${abandoned.length} orders timed out once`,
    );
  },
  kills * 60_000,
);
