import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../src/audit/audit.ts';
import { systemClock } from '../src/clock.ts';
import { createClient } from './client.ts';
import { createTestDatabase, type TestDatabase } from './create-test-database.ts';
import {
  newMember,
  newPiece,
  pay,
  type Shop,
  sendPaymentCode,
  submit,
  type TestMember,
} from './factories.ts';
import { figures, full } from './figures.ts';
import { createServiceProcess, type ServiceProcess } from './service-process.ts';

const { kills } = figures;
const clients = full ? 50 : 12;

let database: TestDatabase;
let service: ServiceProcess;
let shop: Shop;

beforeAll(async () => {
  database = await createTestDatabase();
  service = await createServiceProcess(database);
  shop = {
    services: database,
    clock: systemClock,
    client: (authToken) => createClient(service.url, authToken),
  };
});
afterAll(async () => {
  await service.kill();
  await database.destroy();
});

interface Ready {
  member: TestMember;
  orderNo: string;
  code: string;
  requestId: string;
}

async function orderToPay(): Promise<Ready> {
  const member = await newMember(shop, { balance: 500 });
  const { content: order } = await submit(member, await newPiece(shop, { price: 100 }), 100);
  const code = await sendPaymentCode(shop, member, order.orderNo);
  return { member, orderNo: order.orderNo, code, requestId: crypto.randomUUID() };
}

/** True when the payment was acknowledged, false when the connection broke before. */
const attempt = ({ member, orderNo, code, requestId }: Ready) =>
  pay(member, orderNo, code, requestId).then(
    ({ content }) => content.status === 'PAID',
    () => false,
  );

/** Resolves when so many of the payments have ended. */
function answered(payments: Promise<unknown>[], count: number): Promise<void> {
  let ended = 0;
  return new Promise((resolve) => {
    for (const payment of payments) {
      void payment.then(() => {
        ended += 1;
        if (ended === count) resolve();
      });
    }
  });
}

test(
  `after ${kills} kills in the middle of payments no acknowledged one is lost and none is half done`,
  async () => {
    let acknowledged = 0;
    let broken = 0;
    await service.start();
    for (let round = 0; round < kills; round += 1) {
      const orders: Ready[] = [];
      for (let index = 0; index < clients; index += 1) orders.push(await orderToPay());
      const payments = orders.map(attempt);
      // Some answers are out, others are on their way: in each round at another moment.
      await answered(payments, 1 + ((round * 5) % (clients - 1)));
      await service.kill();
      const outcomes = await Promise.all(payments);
      acknowledged += outcomes.filter(Boolean).length;
      broken += outcomes.filter((outcome) => !outcome).length;

      await service.start();
      expect(await audit(database.db)).toEqual([]);
      for (const [index, order] of orders.entries()) {
        const { status } = await order.member.client.ok('GET /order/detail', { orderNo: order.orderNo });
        if (outcomes[index]) expect(status).toBe('PAID');
        // Sending the same request again finishes it, or finds it done; it never pays twice.
        expect(await attempt(order)).toBe(true);
        expect((await order.member.client.ok('GET /wallet/query', {})).balance).toBe(400);
      }
    }
    expect(await audit(database.db)).toEqual([]);
    expect(acknowledged).toBeGreaterThan(0);
    expect(broken).toBeGreaterThan(0);
    console.log(`${kills} kills: ${acknowledged} acknowledged payments, none lost; ${broken} broken off`);
  },
  kills * 60_000,
);
