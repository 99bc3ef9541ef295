import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract, type EndpointKey } from '../contract/contract.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { permissions } from '../contract/permissions.ts';
import { isSqlite } from '../src/db/connect.ts';
import { bareKnex } from './bare-knex.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { proposeCredit } from './credits.ts';
import { newMember, newOrder, newPiece, newRole, newStaff, type TestMember } from './factories.ts';
import { namesIn } from './from-schema.ts';
import { type Guarded, type Ids, idorRows, noObjects } from './idor-rows.ts';
import { openRecharge } from './recharges.ts';
import { proposeReversal } from './reversals.ts';
import { storeUnmatched } from './unmatched.ts';

const guarded = Object.keys(idorRows) as Guarded[];

let app: TestApp;
let owner: TestMember;
let victim: TestMember;
let theirs: Ids;
const unknown: Ids = {
  userId: crypto.randomUUID(),
  sessionId: crypto.randomUUID(),
  addressId: crypto.randomUUID(),
  itemId: crypto.randomUUID(),
  orderNo: `JO${'0'.repeat(18)}`,
  chargeNo: `JC${'0'.repeat(18)}`,
  refundNo: `JR${'0'.repeat(18)}`,
  paymentId: '9'.repeat(15),
  creditId: crypto.randomUUID(),
  reversalId: crypto.randomUUID(),
  messageId: crypto.randomUUID(),
};

beforeAll(async () => {
  app = await createTestApp();
  owner = await newStaff(app, 'Owner');
  victim = await newMember(app, { balance: 1000 });
  theirs = { ...victim, ...(await ownings()), ...(await leftWithStaff()) };
});
afterAll(() => app.close());

async function ownings() {
  const { client, userId } = victim;
  const { orderNo } = await newOrder(app, { member: victim });
  const productCode = await newPiece(app);
  const { itemId } = await client.ok('POST /userinfo/cart/add_item', { userId, productCode });
  const [session] = await client.ok('GET /userinfo/session/query', {});
  const { chargeNo } = await openRecharge(victim);
  const input = { requestId: crypto.randomUUID(), chargeNo, reason: 'arrived' };
  await owner.client.ok('POST /admin/recharges/confirm', { ...input, serialNo: 'W-idor' });
  const { refundNo } = await client.ok('POST /wallet/refund/apply', { ...input, amount: 10 });
  return { orderNo, itemId, chargeNo, refundNo, sessionId: session?.sessionId ?? '' };
}

async function leftWithStaff() {
  const { creditId } = (await proposeCredit(owner, victim, { amount: 5000 })).content;
  const { transactionNo } = (await proposeCredit(owner, victim)).content;
  const { reversalId } = (await proposeReversal(owner, transactionNo ?? '')).content;
  const words = { name: '张三', email: 'zhang@example.com', subject: '问', message: '有货吗' };
  await app.client().ok('POST /message/submit', words);
  const { items } = await owner.client.ok('GET /admin/messages/query', {});
  const left = { creditId, reversalId, paymentId: await storeUnmatched(app) };
  return { ...left, messageId: items[0]?.messageId ?? '' };
}

/** Callers without a right to the object. If the endpoint is for members, an Owner has no right to it either. */
async function strangersTo({ permission }: Endpoint): Promise<TestMember[]> {
  const member = await newMember(app);
  if (!permission) return [member, await newStaff(app, 'Owner')];
  const others = await newRole(
    app,
    permissions.filter((each) => each !== permission),
  );
  return [member, await newStaff(app, others)];
}

/** Leaves out the parts that differ in every answer. */
async function ask<Key extends Guarded>(key: Key, who: TestMember, ids: Ids) {
  const answers = [];
  for (const input of idorRows[key](ids, who)) {
    const { headers: _, traceId: __, ...answer } = await who.client.call(key, input);
    answers.push(answer);
  }
  return answers;
}

/** Leaves out the stored answers of requests. */
async function everything(): Promise<string[]> {
  const db = bareKnex(app.services.db);
  const listed = isSqlite(app.services.db)
    ? db('sqlite_master').where({ type: 'table' }).pluck('name')
    : db('pg_tables').where({ schemaname: 'public' }).pluck('tablename');
  const rows: string[] = [];
  for (const table of await listed) {
    if (table === 'requests') continue;
    for (const row of await db(table)) rows.push(`${table} ${JSON.stringify(row)}`);
  }
  return rows.sort();
}

describe('a stranger to an object gets the same answer as for an object that does not exist', () => {
  test.each(guarded)('%s', async (key) => {
    for (const stranger of await strangersTo(contract[key])) {
      const before = await everything();
      const answers = await ask(key, stranger, theirs);
      expect(answers).toEqual(await ask(key, stranger, unknown));
      expect(await everything()).toEqual(before);
    }
  });
});

/** These endpoints give the same answer whether or not the object exists, so that repeating a call is harmless. */
const saysNothing = [
  'POST /userinfo/session/revoke',
  'POST /userinfo/address/delete',
  'POST /userinfo/cart/delete_item',
];

describe('the owner of an object gets another answer than for an object that does not exist', () => {
  const telling = guarded.filter((key) => !saysNothing.includes(key));
  test.each(telling)('%s', async (key) => {
    const endpoint: Endpoint = contract[key];
    const who = endpoint.permission ? owner : victim;
    const [known, none] = [await ask(key, who, theirs), await ask(key, who, unknown)];
    for (const [index, answer] of known.entries()) expect(answer).not.toEqual(none[index]);
  });
});

test('every input field of the contract that names an object is covered by this test', () => {
  const names = (Object.keys(contract) as EndpointKey[]).flatMap((key) => namesIn(contract[key].input));
  const looking = new Set(names.filter((name) => /(Id|Ids|No)$/.test(name)));
  for (const name of [...Object.keys(unknown), 'itemIds', ...noObjects]) looking.delete(name);
  expect([...looking]).toEqual([]);
});
