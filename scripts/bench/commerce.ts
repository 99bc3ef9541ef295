import { parseArgs } from 'node:util';
import { own } from '../../commerce/contract/own.ts';
import { newCode } from '../../commerce/src/auth/one-time-code.ts';
import { issueCode } from '../../commerce/src/auth/sms-code.ts';
import { transaction } from '../../commerce/src/db/transaction.ts';
import { testSecrets } from '../../commerce/test/create-test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../commerce/test/create-test-database.ts';
import { newPiece, type TestMember } from '../../commerce/test/factories.ts';
import { benchShop, seedMember } from './commerce/seed.ts';
import { type BenchServer, startBare, startCommerce } from './commerce/servers.ts';
import { measureRequests } from './measure-requests.ts';
import { sendRequests } from './send-requests.ts';

const help = `node scripts/run.mjs bench/commerce [name]…: compares commerce with hand-written SQL in a bare Koa, on SQLite.
  offers     24 offers by code              cart       a cart of 10
  orders     10 orders of a member          purchase   submit and pay of a cart of one
Both sides run in turn, once to warm up. Prints both rates and their ratio, which must be at least 50 %; for orders
there is no bar. Without a name, all are run.
  --rounds 3         number of turns of each side
  --seconds 3        length of a turn
  --members 200      number of purchases in a turn
  --profile folder   writes a CPU profile of commerce for the browser's developer tools
  --help             shows this`;

const bars: Record<string, number> = { offers: 0.5, cart: 0.5, purchase: 0.5 };
const connections = 16;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    members: { type: 'string', default: '200' },
    profile: { type: 'string' },
    help: { type: 'boolean' },
  },
});

interface Side {
  name: 'commerce' | 'bare';
  database: TestDatabase;
  server: BenchServer;
}

/** @returns the number of requests or purchases per second */
type Turn = (side: Side) => Promise<number>;

const benches: Record<string, () => Promise<Turn>> = { offers, cart, orders, purchase };

if (values.help) console.log(help);
else for (const name of positionals.length > 0 ? positionals : Object.keys(benches)) await bench(name);

async function bench(name: string): Promise<void> {
  const start = own(benches, name);
  if (!start) throw new Error(`there is no bench ${name}`);
  const turn = await start();
  const sides: Side[] = [];
  for (const side of ['commerce', 'bare'] as const) {
    const database = await createTestDatabase();
    const server = await (side === 'commerce'
      ? startCommerce(database, values.profile)
      : startBare(database));
    sides.push({ name: side, database, server });
  }
  for (const side of sides) await turn(side);
  const rates: Record<Side['name'], number[]> = { commerce: [], bare: [] };
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    for (const side of sides) {
      const rate = await turn(side);
      rates[side.name].push(rate);
      console.log(`${name}  round ${round}  ${side.name.padEnd(8)} ${rate.toFixed(0)}/s`);
    }
  }
  for (const { server, database } of sides) {
    await server.stop();
    await database.destroy();
  }
  const ratio = median(rates.commerce) / median(rates.bare);
  const bar = own(bars, name);
  const wanted = bar === undefined ? 'no bar' : `bar: ${bar * 100} %`;
  console.log(`${name}: ${Math.round(ratio * 100)} % of hand-written SQL (${wanted})\n`);
  if (bar !== undefined && ratio < bar) process.exitCode = 1;
}

async function offers(): Promise<Turn> {
  const seeded = new Map<Side, string>();
  return async (side) => {
    if (!seeded.has(side)) {
      await seedMember(side.database, 24);
      const rows: { code: string }[] = await side.database.db('products').select('code').limit(24);
      seeded.set(side, rows.map(({ code }) => code).join(','));
    }
    return read(side, `/api/product/query?codes=${seeded.get(side)}`, '');
  };
}

async function cart(): Promise<Turn> {
  const members = new Map<Side, TestMember>();
  return async (side) => {
    const member = members.get(side) ?? (await seedMember(side.database, 10));
    members.set(side, member);
    return read(side, `/api/userinfo/cart/query?userId=${member.userId}`, member.authToken);
  };
}

async function orders(): Promise<Turn> {
  const members = new Map<Side, TestMember>();
  return async (side) => {
    const member = members.get(side) ?? (await seedMember(side.database, 0));
    if (!members.has(side)) await seedOrders(side, member, 30);
    members.set(side, member);
    return read(side, '/api/order/query', member.authToken);
  };
}

function read({ server }: Side, path: string, authToken: string): Promise<number> {
  // Requests with the internal token are not rate-limited, so all of them are answered.
  const headers = { Authorization: authToken, 'X-Internal-Token': testSecrets.INTERNAL_TOKEN };
  return measureRequests(new URL(server.url + path), connections, Number(values.seconds) * 1000, headers);
}

async function purchase(): Promise<Turn> {
  return async ({ database, server }) => {
    const members: TestMember[] = [];
    for (let index = 0; index < Number(values.members); index += 1)
      members.push(await seedMember(database, 1));
    const submitted = await sendRequests(
      server.url,
      members.map(({ authToken, addressId }) => ({
        method: 'POST',
        path: '/api/order/submit',
        headers: { Authorization: authToken },
        body: { requestId: crypto.randomUUID(), addressId, expectedAmount: 100 },
      })),
      connections,
    );
    const numbers = submitted.bodies.map((body): string => JSON.parse(body).content.orderNo);
    const codes: string[] = [];
    for (const [index, orderNo] of numbers.entries())
      codes.push(await sendCode(database, members[index]?.phone ?? '', orderNo));
    const paid = await sendRequests(
      server.url,
      members.map(({ authToken }, index) => ({
        method: 'POST',
        path: '/api/order/pay',
        headers: { Authorization: authToken },
        body: { requestId: crypto.randomUUID(), orderNo: numbers[index], code: codes[index] },
      })),
      connections,
    );
    return members.length / (submitted.seconds + paid.seconds);
  };
}

async function sendCode({ db }: TestDatabase, phone: string, orderNo: string): Promise<string> {
  const code = newCode();
  await transaction(db, (trx) =>
    issueCode(trx, {
      code,
      phone,
      scene: 'order_pay',
      subject: orderNo,
      byMember: true,
      ip: '127.0.0.1',
      pepper: testSecrets.SMS_PEPPER,
      at: Date.now(),
    }),
  );
  return code;
}

async function seedOrders({ database }: Side, { userId }: TestMember, count: number): Promise<void> {
  const { db } = database;
  const code = await newPiece(benchShop(database));
  for (let index = 0; index < count; index += 1) {
    const orderNo = `JO${String(index).padStart(18, '0')}`;
    const at = Date.now() - (count - index) * 86_400_000;
    const address = {
      recipientName: '张三',
      phone: '13900000000',
      province: '',
      city: '',
      district: '',
      street: '',
    };
    await db('orders').insert({
      orderNo,
      userId,
      status: 'TIMED_OUT',
      totalFen: 10_000,
      remark: '',
      address: JSON.stringify(address),
      createdAt: at,
      payableUntil: at,
    });
    await db('orderLines').insert({ orderNo, productCode: code, priceFen: 10_000, quantity: 1 });
    for (const [fromStatus, toStatus] of [
      [null, 'WAITING_PAYMENT'],
      ['WAITING_PAYMENT', 'TIMED_OUT'],
    ] as const) {
      await db('orderTimeline').insert({ orderNo, at, fromStatus, toStatus, actor: 'system', reason: '' });
    }
  }
}

function median(rates: number[]): number {
  return [...rates].sort((a, b) => a - b)[Math.floor(rates.length / 2)] ?? 0;
}
