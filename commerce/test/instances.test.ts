import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../src/audit/audit.ts';
import { systemClock } from '../src/clock.ts';
import { type Answer, createClient, type TestClient } from './client.ts';
import { createTestDatabase, type TestDatabase } from './create-test-database.ts';
import { newMember, newPiece, readCode, type Shop } from './factories.ts';
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
    async ok(key, input) {
      const answer = await call(key, input);
      if (answer.status !== 'OK') throw new Error(`${key} answered ${answer.errorCode}: ${answer.message}`);
      return answer.content;
    },
    file: (key, input) => createClient(instances[turn]?.url ?? '', authToken).file(key, input),
  };
}

interface Bought {
  orderNo: string;
  client: Pick<TestClient, 'ok'>;
}

/** Buys one piece after the other until told to stop; every answer has to be the right one. */
async function buyOnAndOn(shop: Shop, stopped: () => boolean): Promise<Bought[]> {
  const bought: Bought[] = [];
  while (!stopped()) {
    const { client, addressId, userId, phone } = await newMember(shop, { balance: 100 });
    const productCode = await newPiece(shop, { price: 100 });
    await client.ok('POST /userinfo/cart/add_item', { userId, productCode });
    const { orderNo } = await client.ok('POST /order/submit', {
      requestId: crypto.randomUUID(),
      addressId,
      expectedAmount: 100,
    });
    await client.ok('POST /auth/send_code', { scene: 'order_pay', phone, orderNo });
    const code = await readCode(shop, phone);
    const paid: Answer<{ status: string }> = await client.call('POST /order/pay', {
      requestId: crypto.randomUUID(),
      orderNo,
      code,
    });
    expect(paid).toMatchObject({ httpStatus: 200, content: { status: 'PAID' } });
    bought.push({ orderNo, client });
  }
  return bought;
}

test.runIf(onPostgresql)(
  `three instances on one PostgreSQL, one of them killed ${kills} times: every answer is right and stays true`,
  async () => {
    const shop: Shop = { services: database, clock: systemClock, client: balanced };
    let stopped = false;
    const buying = Promise.all(Array.from({ length: buyers }, () => buyOnAndOn(shop, () => stopped)));
    for (let kill = 0; kill < kills; kill += 1) {
      const victim = instances[kill % instances.length];
      await victim?.kill();
      // Two carry the load until the third answers again.
      await victim?.start();
    }
    stopped = true;
    const bought = (await buying).flat();
    expect(bought.length).toBeGreaterThan(kills);
    for (const { orderNo, client } of bought) {
      const order = await client.ok('GET /order/detail', { orderNo });
      expect(order.status).toBe('PAID');
      expect(order.timeline.map(({ to }) => to)).toEqual(['WAITING_PAYMENT', 'PAID']);
      expect((await client.ok('GET /wallet/query', {})).balance).toBe(0);
    }
    expect(await audit(database.db)).toEqual([]);
  },
  kills * 60_000,
);
