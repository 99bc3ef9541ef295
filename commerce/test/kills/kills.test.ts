import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../src/audit/audit.ts';
import { systemClock } from '../../src/clock.ts';
import { createClient } from '../client.ts';
import { createTestDatabase, type TestDatabase } from '../create-test-database.ts';
import { newStaff, type Shop } from '../factories.ts';
import { figures, full } from '../figures.ts';
import { createServiceProcess, type ServiceProcess } from '../service-process.ts';
import { attempt, type Kind, kinds, prepare, requireKept } from './promises.ts';
import { createTally } from './tally.ts';
import type { Place, Write } from './write.ts';

const { kills } = figures;
const clients = full ? 50 : kinds.length;
/** In a long run, each batch continues with the round after the previous batch. */
const firstRound = Number(process.env.SEED ?? 0) * kills;

let database: TestDatabase;
let service: ServiceProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  service = await createServiceProcess(database, { env: { PAYMENT_PROVIDER: 'sandbox' } });
  await service.start();
});
afterAll(async () => {
  await service.kill();
  await database.destroy();
});

test(
  `after ${kills} kills under ${clients} clients no acknowledged write is lost and none is half done`,
  async () => {
    const place = await openPlace();
    const tally = createTally();
    for (let round = firstRound; round < firstRound + kills; round += 1) {
      const ready = await prepareWrites(place, round);
      const attempts = ready.map(([kind, write]) => attempt(kind, write));
      // Some requests are answered and others are not; in each round this is another moment.
      await answered(attempts, 1 + ((round * 5) % (clients - 1)));
      await service.kill();
      const promised = await Promise.all(attempts);

      await service.start();
      expect(await audit(database.db)).toEqual([]);
      for (const each of promised) tally.add(each, await requireKept(database.db, each));
    }
    expect(await audit(database.db)).toEqual([]);
    expect(tally.total('acknowledged')).toBeGreaterThan(0);
    expect(tally.total('brokenOff')).toBeGreaterThan(0);
    console.log(`counted: ${kills} kills, ${tally.total('acknowledged')} acknowledged writes, 0 lost`);
    console.log(tally.lines().join('\n'));
  },
  (kills + 2) * 60_000,
);

async function openPlace(): Promise<Place> {
  const client = (authToken?: string) => createClient(service.url, authToken);
  const shop: Shop = { services: database, clock: systemClock, client };
  return { shop, staff: await newStaff(shop, 'Owner'), reach: (ask) => ask(service.url) };
}

/** The kinds of writes take turns, and each round begins with another kind. */
async function prepareWrites(place: Place, round: number): Promise<[Kind, Write][]> {
  const ready: [Kind, Write][] = [];
  for (let index = 0; index < clients; index += 1) {
    const kind = kinds[(index + round * 3) % kinds.length];
    if (kind) ready.push([kind, await prepare(kind, place)]);
  }
  return ready;
}

function answered(attempts: Promise<unknown>[], count: number): Promise<void> {
  let ended = 0;
  return new Promise((resolve, reject) => {
    for (const each of attempts) {
      each.then(() => {
        ended += 1;
        if (ended === count) resolve();
      }, reject);
    }
  });
}
