import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../src/audit/audit.ts';
import { createTestApp, type TestApp } from '../create-test-app.ts';
import { newMember, newPiece, newStaff } from '../factories.ts';
import { figures } from '../figures.ts';
import { commands } from './commands.ts';
import type { Model, Real } from './shop-model.ts';

const { sequences } = figures;
const longest = 60;
const prices = [50, 120, 200, 280];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function open(): Promise<{ model: Model; real: Real }> {
  const members = [await newMember(app), await newMember(app), await newMember(app)];
  const codes = [];
  for (const price of prices) codes.push(await newPiece(app, { price }));
  const staff = await newStaff(app, 'Fulfilment');
  const finance = await newStaff(app, 'Finance');
  const second = await newStaff(app, 'Finance');
  return {
    model: {
      members: members.map(() => ({ available: 0, frozen: 0, unpaid: 0, credited: [] })),
      pieces: prices.map((price) => ({ price, place: 'free' })),
      orders: [],
      recharges: [],
      now: 0,
    },
    real: {
      ...{ app, staff, finance, second, members, codes },
      ...{ orderNos: [], chargeNos: [], credits: [], refundNos: new Map() },
    },
  };
}

async function compare(model: Model, { members, codes, orderNos }: Real): Promise<void> {
  for (const [index, { client }] of members.entries()) {
    const { available, frozen } = await client.ok('GET /wallet/query', {});
    const { available: expected, frozen: held } = model.members[index] ?? {};
    expect({ available, frozen }).toEqual({ available: expected, frozen: held });
  }
  const offers = await app.client().ok('GET /product/query', { codes: codes.join(',') });
  const places = { available: 'free', reserved: 'held', sold: 'sold', unknown: 'unknown' };
  expect(offers.map(({ status }) => places[status])).toEqual(model.pieces.map(({ place }) => place));
  for (const [index, orderNo] of orderNos.entries()) {
    const order = model.orders[index];
    const detail = await members[order?.member ?? 0]?.client.ok('GET /order/detail', { orderNo });
    expect(detail?.status, orderNo).toBe(order?.status);
  }
  expect(await audit(app.services.db)).toEqual([]);
}

test(
  `after each of ${sequences} random sequences of commands the shop agrees with a simple model`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: longest, size: 'max' }), async (sequence) => {
        const { model, real } = await open();
        await fc.asyncModelRun(() => ({ model, real }), sequence);
        await compare(model, real);
      }),
      { numRuns: sequences, endOnFailure: true },
    );
  },
  sequences * 20_000,
);
