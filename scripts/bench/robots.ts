import { parseArgs } from 'node:util';
import { solveChallenge } from 'altcha-lib';
import type { Challenge, Work } from '../../commerce/contract/work.ts';
import { deriveKey as deriveNatively } from '../../commerce/src/auth/guest-work.ts';
import { createClient } from '../../commerce/test/client.ts';
import { createTestDatabase, type TestDatabase } from '../../commerce/test/create-test-database.ts';
import { deriveKey as deriveAsBrowsersDo } from '../../web/app/form/code/derive-key.ts';
import { startCommerce } from './commerce/servers.ts';

const help = `node scripts/run.mjs bench/robots: robots with many addresses ask commerce for SMS codes for foreign phones, to use
up the 5,000 messages that guests get a day. First they don't compute the proof of work, then they do, with the code of
commerce, always from the address that had the fewest messages. Meanwhile visitors with addresses of their own register
with the code that browsers run. Prints how many messages the robots got and how long the visitors waited.
  --addresses 500    number of addresses of the robots
  --minutes 3        how long the robots compute
  --threads 2        how many challenges the robots solve at the same time
  --help             shows this`;

const { values } = parseArgs({
  options: {
    addresses: { type: 'string', default: '500' },
    minutes: { type: 'string', default: '3' },
    threads: { type: 'string', default: '2' },
    help: { type: 'boolean' },
  },
});

const perAddress = 10;
const connections = 16;

type Derive = typeof deriveNatively;

let visitors = 0;
let lastPhone = 13_100_000_000;

if (values.help) console.log(help);
else await bench();

async function bench(): Promise<void> {
  await measureDerivations('native', deriveNatively);
  await measureDerivations('as browsers do', deriveAsBrowsersDo);
  const database = await createTestDatabase();
  const server = await startCommerce(database, undefined, { APP_ENV: 'development', LIMITS: 'on' });
  const shop = { database, url: server.url };
  try {
    await register(shop, 'before the attack');
    await askWithoutWork(shop);
    await register(shop, 'after the attack without work');
    await Promise.all([askWithWork(shop), registerMeanwhile(shop)]);
    await register(shop, 'after the attack with work');
  } finally {
    await server.stop();
    await database.destroy();
  }
}

interface RunningShop {
  database: TestDatabase;
  url: string;
}

async function measureDerivations(name: string, derive: Derive): Promise<void> {
  const parameters = {
    algorithm: 'ARGON2ID',
    nonce: '',
    salt: '',
    keyPrefix: '',
    keyLength: 32,
    parallelism: 1,
  };
  const once = () =>
    derive({ ...parameters, memoryCost: 16 * 1024, cost: 3 }, new Uint8Array(16), new Uint8Array(20));
  for (let warmUp = 0; warmUp < 10; warmUp += 1) await once();
  const begin = performance.now();
  const number = 100;
  for (let done = 0; done < number; done += 1) await once();
  const perSecond = number / ((performance.now() - begin) / 1000);
  console.log(`${name}: ${perSecond.toFixed(0)} derivations/s with one thread`);
}

async function askWithoutWork(shop: RunningShop): Promise<void> {
  const asks = Array.from({ length: perAddress }, () => addresses()).flat();
  const answers = new Map<string, number>();
  const begin = performance.now();
  await inParallel(connections, async () => {
    const address = asks.pop();
    if (!address) return false;
    const { errorCode = 'sent' } = await send(shop, newPhone(), address);
    answers.set(errorCode, (answers.get(errorCode) ?? 0) + 1);
    return true;
  });
  const seconds = (performance.now() - begin) / 1000;
  const counts = [...answers].map(([answer, count]) => `${answer} ${count}`).join(', ');
  console.log(`robots without work, ${seconds.toFixed(0)} s: ${counts}`);
}

async function askWithWork(shop: RunningShop): Promise<void> {
  const end = performance.now() + Number(values.minutes) * 60_000;
  const waiting = addresses();
  let sent = 0;
  await inParallel(Number(values.threads), async () => {
    const address = waiting.shift();
    if (!address || performance.now() > end) return false;
    if (await sendWithWork(shop, newPhone(), address, deriveNatively)) sent += 1;
    waiting.push(address);
    return true;
  });
  console.log(`robots with work, ${values.threads} threads, ${values.minutes} min: sent ${sent}`);
}

async function registerMeanwhile(shop: RunningShop): Promise<void> {
  for (let visitor = 1; visitor <= 3; visitor += 1) {
    await new Promise((resolve) => setTimeout(resolve, (Number(values.minutes) * 60_000) / 4));
    await register(shop, `during the attack, visitor ${visitor}`);
  }
}

async function register(shop: RunningShop, when: string): Promise<void> {
  const begin = performance.now();
  const phone = newPhone();
  visitors += 1;
  if (!(await sendWithWork(shop, phone, `203.0.113.${visitors}`, deriveAsBrowsersDo)))
    throw new Error(`${when}: a visitor got no code`);
  const message = await shop.database.db('smsOutbox').where({ phone }).orderBy('id', 'desc').first('code');
  await createClient(shop.url).ok('POST /auth/register', {
    username: `visitor${phone}`,
    phone,
    password: 'Kiln-1300!',
    confirmPassword: 'Kiln-1300!',
    code: message?.code ?? '',
    acceptedTerms: '2026-01-01T08:00:00.000Z',
  });
  console.log(`a visitor registered ${when} in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
}

async function sendWithWork(
  shop: RunningShop,
  phone: string,
  address: string,
  derive: Derive,
): Promise<boolean> {
  const first = await send(shop, phone, address);
  if (first.errorCode !== 'AUT020') return first.status === 'OK';
  const challenge = first.details?.challenge as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey: derive });
  if (!solution) return false;
  const { counter, derivedKey } = solution;
  return (await send(shop, phone, address, { challenge, solution: { counter, derivedKey } })).status === 'OK';
}

function send({ url }: RunningShop, phone: string, address: string, work?: Work) {
  const input = { scene: 'register', phone, ...(work && { work }) } as const;
  return createClient(url).call('POST /auth/send_code', input, { 'X-Forwarded-For': address });
}

function addresses(): string[] {
  return Array.from({ length: Number(values.addresses) }, (_, index) => `10.1.${index >> 8}.${index & 255}`);
}

function newPhone(): string {
  lastPhone += 1;
  return String(lastPhone);
}

/** Each of the callers goes on until `step` resolves to false. */
async function inParallel(callers: number, step: () => Promise<boolean>): Promise<void> {
  const goOn = async () => {
    while (await step());
  };
  await Promise.all(Array.from({ length: callers }, goOn));
}
