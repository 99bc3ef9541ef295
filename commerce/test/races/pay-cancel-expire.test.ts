import { expect, test } from 'vitest';
import { minute } from '../../src/clock.ts';
import { expireOrders } from '../../src/orders/expire-orders.ts';
import { newOrder, pay, sendPaymentCode } from '../factories.ts';
import { figures, full } from '../figures.ts';
import { openShop } from '../open-shop.ts';
import { race } from './race.ts';

const { rounds } = figures;

const app = await openShop();

/** Waits for an answer first, so that the job starts about when the handlers of the competing requests do. */
const expire = async () => {
  await app.client().ok('GET /health', {});
  await expireOrders(app.services.db, app.clock.now() + 30 * minute);
};

test(
  `an order that is paid, canceled, timed out and paid again at once ends in exactly one state, ${rounds} times`,
  async () => {
    const ends = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const { member, orderNo, productCode } = await newOrder(app, { price: 100 });
      const { client } = member;
      const code = await sendPaymentCode(app, member, orderNo);
      const requestId = crypto.randomUUID();
      const [first, cancelled, , second, repeated] = await race(
        round,
        () => pay(member, orderNo, code, requestId),
        () => client.call('POST /order/cancel', { requestId: crypto.randomUUID(), orderNo }),
        expire,
        () => pay(member, orderNo, code),
        () => pay(member, orderNo, code, requestId),
      );
      for (const { httpStatus } of [first, cancelled, second, repeated]) expect(httpStatus).toBeLessThan(500);
      expect(repeated.errorCode).toBe(first.errorCode);

      const { status, timeline } = await client.ok('GET /order/detail', { orderNo });
      const paid = [first, second].filter(({ httpStatus }) => httpStatus === 200).length;
      expect(paid).toBe(status === 'PAID' ? 1 : 0);
      expect(status === 'CANCELLED').toBe(cancelled.httpStatus === 200);
      expect(timeline.map(({ to }) => to)).toEqual(['WAITING_PAYMENT', status]);
      expect((await client.ok('GET /wallet/query', {})).balance).toBe(status === 'PAID' ? 0 : 100);
      const [offer] = await app.client().ok('GET /product/query', { codes: productCode });
      expect(offer?.status).toBe(status === 'PAID' ? 'sold' : 'available');
      ends.add(status);
    }
    // If all rounds ended in the same state, the race would prove little.
    expect(ends.size).toBeGreaterThan(full ? 1 : 0);
  },
  30_000 + rounds * 2000,
);
