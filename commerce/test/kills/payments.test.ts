import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { channels } from '../../contract/choices.ts';
import { type Clock, systemClock } from '../../src/clock.ts';
import { createClient } from '../client.ts';
import { createTestApp } from '../create-test-app.ts';
import { createTestDatabase, type TestDatabase } from '../create-test-database.ts';
import { newStaff, type Shop } from '../factories.ts';
import { figures, full } from '../figures.ts';
import { settingsAsEnvironment } from '../payments/as-environment.ts';
import { type Counterparts, openCounterparts } from '../payments/counterparts.ts';
import { buyAndRefund, newBuyer, type PaymentPlace } from '../payments/journey.ts';
import { findFaults, settle, tell, withCounterparts } from '../payments/world.ts';
import { createServiceProcess, type ServiceProcess } from '../service-process.ts';

const { paymentKills } = figures;
const buyers = full ? 12 : 6;

/** The service has the system's clock. When it has ended, time passes faster. */
let clock: Clock = systemClock;
let database: TestDatabase;
let counterparts: Counterparts;
let service: ServiceProcess;
/** Resolves when the service has been started again. */
let isBack: Promise<void>;

beforeAll(async () => {
  counterparts = await openCounterparts(() => clock.now());
  database = await createTestDatabase();
  const program = ['--import', 'tsx', '--import', './test/kills/kill-at-step.ts', 'src/main.ts'];
  const env = settingsAsEnvironment(counterparts.settings);
  service = await createServiceProcess(database, { program, env });
  isBack = service.start();
  await isBack;
});
afterAll(() => service.kill());

test(
  `after ${paymentKills} kills while members pay and get refunds, every fen that a provider took is in a wallet, in doubt or refunded, and no other`,
  async () => {
    const place = await openPlace();
    let isEnough = false;
    const trade = Promise.all(
      Array.from({ length: buyers }, (_, index) => tradeUntil(place, index, () => isEnough)),
    );
    for (const step of fc.sample(fc.integer({ min: 1, max: 600 }), paymentKills)) {
      isBack = service.killAtStep(step).then(() => service.start());
      await Promise.race([isBack, trade]);
    }
    isEnough = true;
    const journeys = (await trade).reduce((sum, count) => sum + count, 0);
    await service.stop();

    const app = await createTestApp({}, database);
    app.clock.advance(Date.now() - app.clock.now());
    clock = app.clock;
    const shop = withCounterparts(app, counterparts);
    const unsettled = { ...shop, since: 0, owed: [], crashes: 0 };
    await settle(unsettled);
    expect(await findFaults(unsettled)).toEqual([]);
    expect(journeys).toBeGreaterThan(0);
    const paid = channels.map((channel) => counterparts.of[channel].taken().length).join(' + ');
    console.log(
      `counted: ${paymentKills} kills, ${journeys} buyers, ${paid} payments, no fen lost or doubled`,
    );
    await shop.close();
  },
  (paymentKills + 3) * 60_000,
);

async function openPlace(): Promise<PaymentPlace> {
  const { url } = service;
  const client = (authToken?: string) => createClient(url, authToken);
  const shop: Shop = { services: database, clock: systemClock, client };
  const finance = await newStaff(shop, 'Finance');
  return {
    ...{ shop, url, counterparts, finance, reach },
    async tell(channel, make) {
      expect(await reach(() => tell({ url, counterparts }, channel, make()))).toBe(true);
    },
  };
}

async function reach<Heard>(ask: () => Promise<Heard>): Promise<Heard> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      // Any other error than a broken connection is a fault.
      if (!(error instanceof TypeError)) throw error;
      await isBack;
    }
  }
}

/** @returns how many journeys were made */
async function tradeUntil(place: PaymentPlace, first: number, isEnough: () => boolean): Promise<number> {
  for (let count = 0; ; count += 1) {
    if (isEnough()) return count;
    const channel = channels[(first + count) % channels.length] ?? 'alipay';
    await buyAndRefund(place, channel, await reach(() => newBuyer(place.shop)));
  }
}
