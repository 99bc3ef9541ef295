import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract, type EndpointKey } from '../contract/contract.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { errors } from '../contract/errors.ts';
import { audit } from '../src/audit/audit.ts';
import { systemClock } from '../src/clock.ts';
import { badBodies, badValues } from './bad-input.ts';
import { createClient } from './client.ts';
import { createTestDatabase, type TestDatabase } from './create-test-database.ts';
import { newMember, newPiece, newStaff, type Shop } from './factories.ts';
import { figures, full, seed } from './figures.ts';
import { inputFrom } from './from-schema.ts';
import { createServiceProcess, type ServiceProcess } from './service-process.ts';

const { cases } = figures;
const badCases = full ? badValues.length : 24;
const longestStallMs = 200;

const keys = Object.keys(contract) as EndpointKey[];
const codes = Object.values(errors).map(({ code }) => code as string);

let database: TestDatabase;
let service: ServiceProcess;
let tokens: string[];
let ids: Record<string, unknown>;
// A process of its own, so that what stalls its event loop is its own doing.
beforeAll(async () => {
  database = await createTestDatabase();
  service = await createServiceProcess(database);
  await service.start();
  const shop: Shop = {
    services: database,
    clock: systemClock,
    client: (authToken) => createClient(service.url, authToken),
  };
  const member = await newMember(shop, { balance: 1000 });
  const owner = await newStaff(shop, 'Owner');
  tokens = ['', member.authToken, owner.authToken];
  // What makes an input reach further than the first question: things that are there.
  ids = { userId: member.userId, addressId: member.addressId, productCode: await newPiece(shop) };
  await service.longestStallMs();
});
afterAll(async () => {
  expect(await audit(database.db)).toEqual([]);
  await service.kill();
  await database.destroy();
});

/** Every answer is the envelope of the contract and never 5xx; 503 is said by endpoints that need the CMS alone. */
async function askAndJudge(key: EndpointKey, authToken: string, input: unknown): Promise<void> {
  const [method = '', path = ''] = key.split(' ');
  const url = new URL(`${service.url}/api${path.replace(/:\w+/, 'alipay')}`);
  if (method === 'GET') {
    for (const [name, value] of Object.entries(Object(input))) url.searchParams.set(name, asText(value));
  }
  const answer = await fetch(url, {
    method,
    headers: { Authorization: authToken, 'Content-Type': 'application/json' },
    ...(method === 'POST' && { body: JSON.stringify(input) ?? '' }),
  });
  await judge(key, answer, input);
}

/** As a query parameter; Node itself refuses longer ones before they reach us. */
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
  if (answer.status === 200 && (endpoint.answer ?? 'envelope') !== 'envelope') return;
  if (answer.headers.get('content-type')?.startsWith('text/')) return;
  const body = JSON.parse(text);
  if (answer.status === 200) {
    expect(body.status, said).toBe('OK');
    expect(endpoint.output.safeParse(body.content).success, said).toBe(true);
  } else if (body.status !== 'ERROR' || !codes.includes(body.errorCode)) expect.fail(said);
}

describe.each(keys)('%s', (key) => {
  const endpoint: Endpoint = contract[key];

  test('answers generated input by the contract', async () => {
    const input = fc.tuple(inputFrom(endpoint.input), fc.boolean());
    await fc.assert(
      fc.asyncProperty(input, fc.nat({ max: 2 }), ([generated, real], who) =>
        askAndJudge(key, tokens[who] ?? '', real ? knowing(generated) : generated),
      ),
      { ...seed, numRuns: cases },
    );
  });

  test('answers bad values in each field, and bad bodies, by the contract', async () => {
    const [good] = fc.sample(inputFrom(endpoint.input), { numRuns: 1, seed: 7 });
    const fields = Object.keys(Object(good));
    const chosen = full
      ? badValues
      : fc.sample(fc.constantFrom(...badValues), { ...seed, numRuns: badCases });
    for (const [index, value] of chosen.entries()) {
      const field = fields[index % Math.max(fields.length, 1)] ?? 'unknown';
      const others = index % 2 === 0 ? knowing(good) : Object(good);
      await askAndJudge(key, tokens[2] ?? '', { ...others, [field]: value });
    }
    if (!key.startsWith('POST')) return;
    for (const [type, body] of badBodies) {
      const answer = await fetch(`${service.url}/api${key.slice(5).replace(/:\w+/, 'alipay')}`, {
        method: 'POST',
        headers: { Authorization: tokens[2] ?? '', 'Content-Type': type },
        body,
      });
      await judge(key, answer, `${type} ${body.slice(0, 80)}`);
    }
  });
});

/** The input with identifiers of things that exist. */
function knowing(input: unknown): object {
  const known = Object.fromEntries(Object.entries(ids).filter(([name]) => name in Object(input)));
  return { ...Object(input), ...known };
}

test('the corpus of bad values has three hundred', () => {
  expect(badValues.length).toBeGreaterThanOrEqual(300);
});

test('the service does not close the idle connection of a caller who may just be using it again', async () => {
  const { headers } = await fetch(`${service.url}/api/health`);
  expect(headers.get('keep-alive')).toBe('timeout=75');
});

test(`through all of that the service never stood still for over ${longestStallMs} ms`, async () => {
  expect(await service.longestStallMs()).toBeLessThan(longestStallMs);
});
