import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../src/audit/audit.ts';
import { systemClock } from '../../src/clock.ts';
import { createClient, okOf, type TestClient } from '../client.ts';
import { createTestDatabase, type TestDatabase } from '../create-test-database.ts';
import { newOrder, newStaff, type Shop } from '../factories.ts';
import { figures, full } from '../figures.ts';
import { createServiceProcess, type ServiceProcess } from '../service-process.ts';
import { attempt, kinds, type Promised, prepare, requireKept } from './promises.ts';
import { createTally } from './tally.ts';
import type { Place } from './write.ts';

const kills = figures.killsOfInstances;
const clients = full ? 24 : 8;

let database: TestDatabase;
let instances: ServiceProcess[];

beforeAll(async () => {
  database = await createTestDatabase();
  const env = { PAYMENT_PROVIDER: 'sandbox' };
  instances = await Promise.all([1, 2, 3].map(() => createServiceProcess(database, { env })));
  await Promise.all(instances.map((instance) => instance.start()));
});
afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.kill()));
  await database.destroy();
});

let turn = 0;

async function reach<Heard>(ask: (url: string) => Promise<Heard>): Promise<Heard> {
  for (;;) {
    turn = (turn + 1) % instances.length;
    const heard = await ask(instances[turn]?.url ?? '').catch(() => null);
    if (heard) return heard;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function balanced(authToken = ''): TestClient {
  const call: TestClient['call'] = (key, input, headers) =>
    reach((url) => createClient(url, authToken).call(key, input, headers));
  return {
    call,
    ok: okOf(call),
    file: (key, input) => reach((url) => createClient(url, authToken).file(key, input)),
  };
}

interface Trade {
  promised: Promised[];
  abandoned: string[];
}

async function tradeOnAndOn(place: Place, first: number, stopped: () => boolean): Promise<Trade> {
  const trade: Trade = { promised: [], abandoned: [] };
  for (let index = first; !stopped(); index += 1) {
    const kind = kinds[index % kinds.length];
    const write = kind && (await prepare(kind, place));
    // Clients here repeat each request until it is answered, so the request must be repeatable.
    if (!write || write.unrepeatable) continue;
    trade.promised.push(await attempt(kind, write));
    trade.abandoned.push(await abandon(place.shop));
  }
  return trade;
}

/** Makes the order overdue at once, so that a job has to time it out. */
async function abandon(shop: Shop): Promise<string> {
  const { orderNo } = await newOrder(shop);
  const at = shop.clock.now();
  await shop.services.db('holds').where({ orderNo }).update({ heldUntil: at });
  await shop.services.db('orders').where({ orderNo }).update({ payableUntil: at });
  return orderNo;
}

async function jobsAreDone(): Promise<void> {
  const overdue = () =>
    database.db('orders').where({ status: 'WAITING_PAYMENT' }).where('payableUntil', '<=', Date.now());
  while (await overdue().first()) await balanced().ok('GET /health', {});
}

test(
  `of three instances on one PostgreSQL one is killed, ${kills} times: no acknowledged write is lost, and jobs run once`,
  async () => {
    const shop: Shop = { services: database, clock: systemClock, client: balanced };
    const place: Place = { shop, staff: await newStaff(shop, 'Owner'), reach };
    let stopped = false;
    const trading = Promise.all(
      Array.from({ length: clients }, (_, first) => tradeOnAndOn(place, first * 2, () => stopped)),
    );
    for (let kill = 0; kill < kills; kill += 1) {
      const victim = instances[kill % instances.length];
      await victim?.kill();
      // The two other instances take all requests until the killed instance answers again.
      await victim?.start();
    }
    stopped = true;
    const trades = await trading;
    const { db } = database;
    expect(await audit(db)).toEqual([]);
    const tally = createTally();
    for (const promised of trades.flatMap((trade) => trade.promised)) {
      tally.add(promised, await requireKept(db, promised));
    }
    expect(tally.total('acknowledged')).toBeGreaterThan(kills);
    await jobsAreDone();
    const abandoned = trades.flatMap((trade) => trade.abandoned).sort();
    const timedOut = await db('orderTimeline').where({ toStatus: 'TIMED_OUT' }).select('orderNo');
    expect(timedOut.map(({ orderNo }) => orderNo).sort()).toEqual(abandoned);
    const released = await db('stockMovements')
      .where({ change: 'release', actor: 'system' })
      .select('orderNo');
    expect(released.map(({ orderNo }) => orderNo).sort()).toEqual(abandoned);
    expect(await audit(db)).toEqual([]);
    const acknowledged = `${tally.total('acknowledged')} acknowledged writes, 0 lost`;
    console.log(`counted: ${kills} kills, ${acknowledged}, ${abandoned.length} orders timed out once`);
    console.log(tally.lines().join('\n'));
  },
  (kills + 2) * 60_000,
);
