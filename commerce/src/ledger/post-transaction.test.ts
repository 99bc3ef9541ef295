import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bareKnex } from '../../test/bare-knex.ts';
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts';
import { audit } from '../audit/audit.ts';
import { transaction } from '../db/transaction.ts';
import { moveMoney } from '../wallet/move-money.ts';
import { accounts } from './accounts.ts';
import type { Posting } from './post-transaction.ts';
import { readBalance } from './read-balance.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

const at = Date.UTC(2026, 0, 15);

function post(postings: Posting[], businessRef: string = crypto.randomUUID()) {
  const entry = { scene: 'CHARGE_MARKET', businessRef, actor: 'system', at, postings } as const;
  return transaction(database.db, (trx) => moveMoney(trx, entry));
}

function move(userId: string, amountFen: number): Posting[] {
  return [
    { account: accounts.wallet(userId), amountFen },
    { account: accounts.channel('manual'), amountFen: -amountFen },
  ];
}

const balanceOf = async (userId: string) => (await readBalance(database.db, userId)).availableFen;

test('a transaction whose postings do not sum to zero is refused', async () => {
  const user = crypto.randomUUID();
  const unbalanced = [
    { account: accounts.wallet(user), amountFen: 100 },
    { account: accounts.sales, amountFen: -99 },
  ];
  await expect(post(unbalanced)).rejects.toThrow(RangeError);
  await expect(post([{ account: accounts.wallet(user), amountFen: 100 }])).rejects.toThrow(RangeError);
  expect(await balanceOf(user)).toBe(0);
});

test('amounts that are not whole fen are refused', async () => {
  await expect(post(move(crypto.randomUUID(), 0.5))).rejects.toThrow(RangeError);
  await expect(post(move(crypto.randomUUID(), Number.MAX_SAFE_INTEGER + 1))).rejects.toThrow(RangeError);
});

test('the balance of a wallet never falls below zero', async () => {
  const user = crypto.randomUUID();
  await post(move(user, 100));
  await expect(post(move(user, -101))).rejects.toMatchObject({ errorName: 'balanceTooLow' });
  await expect(post(move(crypto.randomUUID(), -1))).rejects.toMatchObject({ errorName: 'balanceTooLow' });
  expect(await balanceOf(user)).toBe(100);
});

test('of many simultaneous debits, only as many succeed as the balance covers', async () => {
  const user = crypto.randomUUID();
  await post(move(user, 1000));
  const debits = await Promise.allSettled(Array.from({ length: 25 }, () => post(move(user, -100))));
  expect(debits.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(await balanceOf(user)).toBe(0);
});

test('simultaneous credits to a new account add up', async () => {
  const user = crypto.randomUUID();
  await Promise.all(Array.from({ length: 10 }, () => post(move(user, 7))));
  expect(await balanceOf(user)).toBe(70);
});

test('a business reference is posted only once', async () => {
  const user = crypto.randomUUID();
  await post(move(user, 100), 'order:1:payment');
  await expect(post(move(user, 100), 'order:1:payment')).rejects.toThrow();
  expect(await balanceOf(user)).toBe(100);
});

test('no row of the ledger can be changed or deleted', async () => {
  await post(move(crypto.randomUUID(), 100));
  const db = bareKnex(database.db);
  await expect(db('ledgerPostings').update({ amountFen: 1 })).rejects.toThrow(/append-only/);
  await expect(db('ledgerPostings').delete()).rejects.toThrow(/append-only/);
  await expect(db('ledgerTransactions').update({ scene: 'CHARGE' })).rejects.toThrow(/append-only/);
  await expect(db('ledgerTransactions').delete()).rejects.toThrow(/append-only/);
});

test('after any sequence of credits and debits, balances equal the sums of the postings', async () => {
  const steps = fc.array(
    fc.integer({ min: -50_000, max: 50_000 }).filter((fen) => fen !== 0),
    { maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (amounts) => {
      const user = crypto.randomUUID();
      let expected = 0;
      for (const amountFen of amounts) {
        const posted = await post(move(user, amountFen)).then(
          () => true,
          () => false,
        );
        expect(posted).toBe(expected + amountFen >= 0);
        if (posted) expected += amountFen;
      }
      expect(await balanceOf(user)).toBe(expected);
    }),
    { numRuns: 15 },
  );
  expect(await audit(database.db)).toEqual([]);
});
