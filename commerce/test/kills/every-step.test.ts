import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { channels } from '../../contract/choices.ts';
import { full } from '../figures.ts';
import { buyAndRefund, newBuyer, type PaymentPlace } from '../payments/journey.ts';
import {
  beginWorld,
  findFaults,
  openPaymentShop,
  type PaymentShop,
  type PaymentWorld,
  pass,
  restartAfterCrash,
  runJobs,
  settle,
  tell,
} from '../payments/world.ts';
import { walletOf } from '../recharges.ts';

let shop: PaymentShop;
beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.close());

/** @param isTold whether the providers notify; otherwise the shop has to ask */
function placeIn(world: PaymentWorld, isTold: boolean): PaymentPlace {
  const { app, counterparts, finance } = world;
  async function reach<Heard>(ask: () => Promise<Heard>): Promise<Heard> {
    const heard = await ask();
    return restartAfterCrash(world) ? reach(ask) : heard;
  }
  return {
    ...{ shop: app, url: app.url, counterparts, finance, reach },
    async tell(channel, make) {
      if (isTold) expect(await reach(() => tell(world, channel, make()))).toBe(true);
      else await later(world);
    },
  };
}

/** A crash interrupts a job, so the new service runs it again. */
async function later(world: PaymentWorld): Promise<void> {
  const { crashes } = world;
  await pass(world, 2);
  await runJobs(world);
  if (world.crashes > crashes) await later(world);
}

/** Whether a provider that is asked differs from one that notifies is tried in full runs. */
const manners = [['notifies', true] as const, ...(full ? [['is asked', false] as const] : [])];

describe.each(channels)('%s', (channel) => {
  test.each(manners)(
    'wherever commerce crashes while a payment and a refund are made, of which the provider %s, nothing is lost or done twice',
    async (_, isTold) => {
      for (let step = 0; ; step += 1) {
        const world = await beginWorld(shop);
        const buyer = await newBuyer(shop.app);
        const { member, orderNo } = buyer;
        world.steps.restart();
        world.steps.crashAfter(step);
        await buyAndRefund(placeIn(world, isTold), channel, buyer);
        const { taken } = world.steps;
        if (world.crashes === 0) {
          console.log(`counted: ${channel}, ${step} steps: ${taken.join(', ')}`);
          // Otherwise it was something else that ran.
          expect(taken).toEqual(
            expect.arrayContaining([`after ${channel} refund`, 'before insert into ledger_postings']),
          );
        }
        world.steps.restart();
        await later(world);
        await later(world);
        await settle(world);
        expect(await findFaults(world), `step ${step}`).toEqual([]);
        expect(await walletOf(member), `step ${step}`).toEqual({ available: 60, frozen: 0 });
        const { status } = await member.client.ok('GET /order/detail', { orderNo });
        expect(status, `step ${step}`).toBe('PAID');
        const counterpart = world.counterparts.of[channel];
        expect(counterpart.taken().map(({ amountFen }) => amountFen)).toEqual([10_000, 10_000]);
        expect(counterpart.refunds().map(({ amountFen }) => amountFen)).toEqual([4000]);
        if (world.crashes === 0) return;
      }
    },
    600_000,
  );
});
