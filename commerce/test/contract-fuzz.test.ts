import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract, type EndpointKey } from '../contract/contract.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { type ErrorName, errors } from '../contract/errors.ts';
import { audit } from '../src/audit/audit.ts';
import { second, systemClock } from '../src/clock.ts';
import { refusalsOf } from '../src/http/refusals.ts';
import { badBodies, badValues } from './bad-input.ts';
import { createClient } from './client.ts';
import { testSecrets } from './create-test-app.ts';
import { createTestDatabase, type TestDatabase } from './create-test-database.ts';
import { figures, full } from './figures.ts';
import { inputFrom, namesIn } from './from-schema.ts';
import { createWorld, type FuzzedShop, type World, wake } from './fuzz-world.ts';
import { createServiceProcess, type ServiceProcess } from './service-process.ts';

const { cases } = figures;
const badCases = full ? badValues.length : 8;
/** The small run allows a longer stall of the event loop, for slow machines. */
const longestStallMs = full ? 200 : 1000;

const keys = Object.keys(contract) as EndpointKey[];
/** Refusals that come before the endpoint does anything. */
const sentAway: string[] = ['sessionInvalid', 'forbidden', 'notFound', 'invalidInput'].map(
  (name) => errors[name as ErrorName].code,
);
const reached = new Set<EndpointKey>();
const answered = new Set<EndpointKey>();

const alwaysRefused: Partial<Record<EndpointKey, string>> = {
  'POST /userinfo/profile/avatar': 'needs a picture, which profile.test.ts sends',
  'POST /payment/notify/:channel': 'needs a body that a payment provider has signed',
  'POST /wallet/charge/pay': 'needs a recharge of a provider, but this shop has only manual payments',
  'GET /payment/form/:attemptNo': 'needs a payment that was opened at UnionPay',
  'GET /dev/cashier': 'needs a recharge of the sandbox, but this shop has only manual payments',
  'POST /dev/cashier': 'needs a recharge of the sandbox, but this shop has only manual payments',
  'POST /admin/products/resync': 'needs the CMS',
};

let database: TestDatabase;
let service: ServiceProcess;
let shop: FuzzedShop;
let world: World;
// The service runs in its own process, so that only the service itself can stall its event loop.
beforeAll(async () => {
  database = await createTestDatabase();
  service = await createServiceProcess(database);
  await service.start();
  shop = {
    url: service.url,
    services: database,
    clock: systemClock,
    client: (authToken) => createClient(service.url, authToken),
  };
  await service.longestStallMs();
});
afterAll(async () => {
  expect(await audit(database.db)).toEqual([]);
  await service.kill();
  await database.destroy();
});

type Who = 'guest' | 'member' | 'owner';

/** The answer must fit the contract and must not be 5xx, except 503 for an endpoint that needs the CMS. */
async function askAndJudge(key: EndpointKey, who: Who, input: unknown): Promise<void> {
  const [method = ''] = key.split(' ');
  const url = urlOf(key, input);
  if (method === 'GET') {
    for (const [name, value] of Object.entries(Object(input))) {
      if (!key.endsWith(`:${name}`)) url.searchParams.set(name, asText(value));
    }
  }
  const answer = await fetch(url, {
    method,
    headers: { ...headersOf(who), 'Content-Type': 'application/json' },
    ...(method === 'POST' && { body: JSON.stringify(input) ?? '' }),
  });
  await judge(key, answer, input);
}

function urlOf(key: EndpointKey, input?: unknown): URL {
  const path = key.replace(/^\w+ /, '').replace(/:(\w+)/, (_, name: string) => {
    const value: unknown = Object(input)[name];
    // An empty value would change the path.
    return encodeURIComponent((typeof value === 'string' && asText(value)) || 'alipay');
  });
  return new URL(`${service.url}/api${path}`);
}

function headersOf(who: Who): Record<string, string> {
  if (who === 'guest') return {};
  return { Authorization: world[who].authToken, 'X-Internal-Token': testSecrets.INTERNAL_TOKEN };
}

/** Long values are cut off, because Node refuses long URLs before the service sees them. */
function asText(value: unknown): string {
  const text = value && typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.replaceAll(/\p{Cs}/gu, '').slice(0, 1000);
}

async function judge(key: EndpointKey, answer: Response, input: unknown): Promise<void> {
  const endpoint: Endpoint = contract[key];
  const text = await answer.text();
  const said = `${key} ${JSON.stringify(input)?.slice(0, 300)} → ${answer.status} ${text.slice(0, 300)}`;
  const needsOthers = endpoint.errors?.includes('temporarilyUnavailable') && answer.status === 503;
  if (!needsOthers) expect(answer.status, said).toBeLessThan(500);
  const inOwnWords =
    (answer.status === 200 && (endpoint.answer ?? 'envelope') !== 'envelope') ||
    answer.headers.get('content-type')?.startsWith('text/');
  const body = inOwnWords ? {} : parsed(text, said);
  if (!sentAway.includes(body.errorCode)) reached.add(key);
  if (answer.status === 200) answered.add(key);
  if (inOwnWords) return;
  if (answer.status === 200) {
    expect(body.status, said).toBe('OK');
    expect(endpoint.output.safeParse(body.content).success, said).toBe(true);
    if (body.content.next) world.known.after = ['', body.content.next];
  } else if (body.status !== 'ERROR' || !isDeclared(endpoint, body.errorCode)) expect.fail(said);
  if (body.errorCode === errors.sessionInvalid.code) await wake(shop, world);
}

function parsed(text: string, said: string) {
  try {
    return JSON.parse(text);
  } catch {
    return expect.fail(said);
  }
}

function isDeclared(endpoint: Endpoint, errorCode: string): boolean {
  return refusalsOf(endpoint).some((name) => errors[name].code === errorCode);
}

describe.each(keys)('%s', (key) => {
  const endpoint: Endpoint = contract[key];
  const isEmpty = namesIn(endpoint.input).length === 0;
  const entitled = key.includes(' /admin/') ? 'owner' : 'member';
  const callers = ['guest', 'member', 'owner', entitled] as const;
  beforeAll(async () => {
    world = await createWorld(shop, key);
  });

  test('accepts valid input and answers about existing objects', async () => {
    const inputs = fc.sample(inputFrom(endpoint.input), { numRuns: 40, seed: 7 });
    for (const [turn, input] of inputs.entries()) {
      if (!answered.has(key)) await askAndJudge(key, entitled, knowing(input, turn));
    }
    const missing = 'no valid input succeeded: name one in fuzz-world.ts';
    expect(key in alwaysRefused ? reached : answered, missing).toContain(key);
  });

  test('answers generated input as the contract says', {
    timeout: 30 * second + cases * second,
  }, async () => {
    const input = fc.tuple(inputFrom(endpoint.input), fc.boolean(), fc.nat({ max: 9 }));
    const who = fc.constantFrom<Who>(...callers);
    await fc.assert(
      fc.asyncProperty(input, who, ([generated, real, turn], caller) =>
        askAndJudge(key, caller, real ? knowing(generated, turn) : generated),
      ),
      // Input without fields never varies, so a few calls are enough.
      { numRuns: isEmpty ? callers.length : cases },
    );
  });

  test('answers bad values in each field, and bad bodies, as the contract says', async () => {
    const [good] = fc.sample(inputFrom(endpoint.input), { numRuns: 1, seed: 7 });
    const fields = Object.keys(Object(good));
    const chosen = full ? badValues : fc.sample(fc.constantFrom(...badValues), { numRuns: badCases });
    for (const [index, value] of chosen.entries()) {
      const field = fields[index % Math.max(fields.length, 1)] ?? 'unknown';
      const others = index % 4 === 0 ? Object(good) : knowing(good, index);
      await askAndJudge(key, entitled, { ...others, [field]: value });
    }
    if (!key.startsWith('POST')) return;
    for (const [index, [type, body]] of badBodies.entries()) {
      // In the small run every bad body is sent to a third of the endpoints.
      if (!full && (index + keys.indexOf(key)) % 3 !== 0) continue;
      const headers = { ...headersOf(entitled), 'Content-Type': type };
      const answer = await fetch(urlOf(key), { method: 'POST', headers, body });
      await judge(key, answer, `${type} ${body.slice(0, 80)}`);
    }
  });
});

/** Adds the ids of existing objects, and valid values that can't be derived from a schema. */
function knowing(input: unknown, turn: number): object {
  const known = Object.entries(world.known).filter(([name]) => name in Object(input));
  return {
    ...Object(input),
    ...Object.fromEntries(known.map(([name, values]) => [name, values[turn % values.length]])),
  };
}

test('there are at least 300 bad values', () => {
  expect(badValues.length).toBeGreaterThanOrEqual(300);
});

test('the service keeps an idle connection open longer than its callers do', async () => {
  const { headers } = await fetch(`${service.url}/api/health`);
  expect(headers.get('keep-alive')).toBe('timeout=75');
});

test(`during all these calls the event loop of the service never stalled for over ${longestStallMs} ms`, async () => {
  expect(await service.longestStallMs()).toBeLessThan(longestStallMs);
});
