import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bareKnex } from '../../test/bare-knex.ts';
import { createOlderDatabase } from '../../test/create-older-database.ts';
import type { TestDatabase } from '../../test/create-test-database.ts';
import { requireRow } from '../../test/require-row.ts';
import { insertCredit, insertMember } from '../../test/rows-of-earlier-releases.ts';
import { audit } from './audit.ts';
import type { Position } from './checkpoint.ts';

/** The credits of earlier releases, in the order in which they were booked. */
const credits = [
  { serialNo: 'R1SER', channel: 'alipay' },
  { serialNo: 'r1ser', channel: 'alipay' },
  { serialNo: 'r2ser', channel: 'alipay' },
  { serialNo: 'R2SER', channel: 'alipay' },
  { serialNo: 'r3ser', channel: 'alipay' },
  { serialNo: 'r3 ser', channel: 'alipay' },
  { serialNo: 'R4SER', channel: 'alipay' },
  { serialNo: 'r4ser', channel: 'wechat' },
  { serialNo: 'r5ser', channel: 'alipay' },
] as const;
const numbers = credits.map((_, index) => `JT${String(index + 1).padStart(18, '0')}`);
const twice = numbers.slice(0, 6);

let shop: TestDatabase;
beforeAll(async () => {
  shop = await createOlderDatabase({ '041-normal-serial-numbers': fill });
});
afterAll(() => shop.destroy());

async function fill(knex: Knex): Promise<void> {
  const userId = await insertMember(knex);
  for (const [index, credit] of credits.entries())
    await insertCredit(knex, { ...credit, userId, index: index + 1 });
}

/** The transactions that are credits of one payment, as a check of everything or of later rows names them. */
async function found(since?: Position): Promise<string[]> {
  const findings = await audit(shop.db, { since });
  const invariant = 'L5 a payment is credited once, however its number is written';
  return findings.filter((each) => each.invariant === invariant).map(({ subject }) => subject);
}

test('both credits of a payment are named if earlier releases booked it under two forms of its number', async () => {
  expect((await found()).sort()).toEqual(twice);
});

test.each([
  ['an old form after the normal one', 2],
  ['the normal form after an old one', 4],
  ['one old form after another', 6],
])('the check of changes finds %s, by row ids and by times', async (_, later) => {
  const none = { log: 0, move: 0, movement: 0 };
  const posting = 2 * (later - 1);
  const wholly = { at: credits.length, posting: 2 * credits.length };
  const ofLater = numbers.slice(later - 1, 6);
  expect((await found({ ...none, ...wholly, posting })).sort()).toEqual(ofLater);
  expect((await found({ ...none, ...wholly, at: later - 1 })).sort()).toEqual(ofLater);
  expect(await found({ ...none, ...wholly })).toEqual([]);
});

test('a payment of which one credit was reversed is credited once', async () => {
  const knex = bareKnex(shop.db);
  const { id: reverses } = requireRow(
    await shop.db('ledgerTransactions').where({ serialNo: 'r1ser' }).first('id'),
  );
  await knex('ledgerTransactions').insert({
    ...{ id: crypto.randomUUID(), transactionNo: 'JT0', scene: 'CHARGE_MARKET', actor: 'system', reason: '' },
    ...{ businessRef: 'reversal:JT0', channel: 'alipay', reverses, createdAt: 99 },
  });
  expect((await found()).sort()).toEqual(twice.slice(2));
});
