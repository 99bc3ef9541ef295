import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createTestDatabase, type TestDatabase } from '../../commerce/test/create-test-database.ts';
import { newPiece, type TestMember } from '../../commerce/test/factories.ts';
import { benchShop, seedMember } from './commerce/seed.ts';
import { type BenchServer, startBare, startCommerce } from './commerce/servers.ts';
import { createSender, type Send } from './send-requests.ts';

const help = `node scripts/run.mjs bench/purchase: buys pieces over HTTP, each by four requests: add to the cart, submit,
send the code, pay. Commerce and a bare Koa with the same rows in hand-written SQL run in turn, on SQLite with the
durability of a shop. Prints purchases a second, and the processor time of a purchase in the server (on Linux).
Commerce runs without rate limits and with the SMS provider of development, because the bench has to read the codes.
  --rounds 3         number of turns of each side
  --purchases 300    number of purchases in a turn
  --connections 16   purchases at the same time
  --profile folder   writes a CPU profile of commerce for the browser's developer tools
  --help             shows this`;

/** The minimum of purchases per second, on the machine of docs/quality.md. */
const bar = 300;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    purchases: { type: 'string', default: '300' },
    connections: { type: 'string', default: '16' },
    profile: { type: 'string' },
    help: { type: 'boolean' },
  },
});

interface Side {
  name: 'commerce' | 'bare';
  database: TestDatabase;
  server: BenchServer;
}

interface Figures {
  perSecond: number;
  processorMs: number;
}

if (values.help) console.log(help);
else await bench();

async function bench(): Promise<void> {
  const sides: Side[] = [await start('commerce'), await start('bare')];
  // The compiler of V8 needs several hundred requests until the code runs at its final speed.
  for (const side of sides) for (let turn = 0; turn < 2; turn += 1) await measure(side);
  const all: Record<Side['name'], Figures[]> = { commerce: [], bare: [] };
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    for (const side of sides) {
      const figures = await measure(side);
      all[side.name].push(figures);
      say(`round ${round}  ${side.name.padEnd(8)}`, figures);
    }
  }
  for (const { server, database } of sides) {
    await server.stop();
    await database.destroy();
  }
  const [commerce, bare] = [medians(all.commerce), medians(all.bare)];
  say('median   commerce', commerce);
  say('median   bare    ', bare);
  const share = Math.round((commerce.perSecond / bare.perSecond) * 100);
  console.log(`commerce reaches ${share} % of hand-written SQL; bar: ${bar} purchases/s`);
  if (commerce.perSecond < bar) process.exitCode = 1;
}

async function start(name: Side['name']): Promise<Side> {
  const env = { APP_ENV: 'development', LIMITS: 'off' };
  const database = await createTestDatabase();
  const server = await (name === 'commerce'
    ? startCommerce(database, values.profile, env)
    : startBare(database, env));
  return { name, database, server };
}

async function measure({ database, server }: Side): Promise<Figures> {
  const buyers: { member: TestMember; productCode: string }[] = [];
  while (buyers.length < Number(values.purchases)) {
    const productCode = await newPiece(benchShop(database), { price: 100 });
    buyers.push({ member: await seedMember(database, 0), productCode });
  }
  const { send, close } = createSender(server.url, Number(values.connections));
  const count = buyers.length;
  const usedBefore = processorMsOf(server.pid);
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: Number(values.connections) }, async () => {
      for (let buyer = buyers.pop(); buyer; buyer = buyers.pop()) await buy(send, database, buyer);
    }),
  );
  const seconds = (performance.now() - begin) / 1000;
  const processorMs = (processorMsOf(server.pid) - usedBefore) / count;
  close();
  return { perSecond: count / seconds, processorMs };
}

async function buy(
  send: Send,
  { db }: TestDatabase,
  { member, productCode }: { member: TestMember; productCode: string },
): Promise<void> {
  const { userId, phone, addressId, authToken } = member;
  const post = async (path: string, body: object) =>
    JSON.parse(await send({ method: 'POST', path, headers: { Authorization: authToken }, body })).content;
  await post('/api/userinfo/cart/add_item', { userId, productCode });
  const { orderNo } = await post('/api/order/submit', {
    requestId: crypto.randomUUID(),
    addressId,
    expectedAmount: 100,
  });
  await post('/api/auth/send_code', { scene: 'order_pay', phone, orderNo });
  const message = await db('smsOutbox').where({ phone }).orderBy('id', 'desc').first('code');
  const { status } = await post('/api/order/pay', {
    requestId: crypto.randomUUID(),
    orderNo,
    code: message?.code,
  });
  if (status !== 'PAID') throw new Error(`${orderNo} is ${status}`);
}

/** NaN where the system has no /proc. */
function processorMsOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  const [, , , , , , , , , , , user, system] = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  // Linux counts in hundredths of a second.
  return (Number(user) + Number(system)) * 10;
}

function say(who: string, { perSecond, processorMs }: Figures): void {
  const processor = Number.isNaN(processorMs) ? '' : `  ${processorMs.toFixed(2)} ms of processor each`;
  console.log(`${who} ${perSecond.toFixed(0).padStart(5)} purchases/s${processor}`);
}

function medians(figures: Figures[]): Figures {
  return {
    perSecond: median(figures.map(({ perSecond }) => perSecond)),
    processorMs: median(figures.map(({ processorMs }) => processorMs)),
  };
}

function median(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
