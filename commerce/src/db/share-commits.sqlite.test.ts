import knex from 'knex';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts';
import { connectReadOnly, sqliteFile } from './connect.ts';
import { isUnavailable } from './db-errors.ts';
import { rawRows } from './raw-rows.ts';
import { shareCommit } from './share-commits.ts';

let database: TestDatabase;
const sent: string[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
  database.db.on('query', ({ sql }: { sql: string }) => sent.push(sql));
  sent.length = 0;
});
afterEach(() => database.destroy());

const eventsOf = (db = database.db): Promise<string[]> => db('outboxEvents').orderBy('tag').pluck('tag');

function write(tag: string, then: () => unknown = () => {}): Promise<string> {
  return shareCommit(database.db, async (trx) => {
    await trx('outboxEvents').insert({ tag, createdAt: 1 });
    await then();
    return tag;
  });
}

const refuse = () => {
  throw new Error('changed my mind');
};

test('simultaneous transactions wait for the disk once, and each gets its own answer', async () => {
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((tag) => write(tag)));
  expect(answers).toEqual(['a', 'b', 'c', 'd']);
  expect(sent.filter((sql) => sql === 'COMMIT;')).toHaveLength(1);
  expect(await eventsOf()).toEqual(['a', 'b', 'c', 'd']);
});

test('a failed transaction leaves no changes and does not undo the others', async () => {
  const outcomes = await Promise.allSettled([write('a'), write('b', refuse), write('c')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await eventsOf()).toEqual(['a', 'c']);
});

test('nobody gets an answer before other processes can see the writes', async () => {
  const elsewhere = connectReadOnly(sqliteFile(database.db) ?? '');
  const seen = ['a', 'b', 'c'].map((tag) => write(tag).then(() => eventsOf(elsewhere)));
  for (const events of await Promise.all(seen)) expect(events).toEqual(['a', 'b', 'c']);
  await elsewhere.destroy();
});

test('a full disk refuses all transactions of the commit, and later ones succeed again', async () => {
  const { db } = database;
  const [row] = await rawRows<{ pageCount: number }>(db, 'PRAGMA page_count');
  const pageCount = row?.pageCount ?? 0;
  await db.raw(`PRAGMA max_page_count = ${pageCount}`);
  const outcomes = await Promise.allSettled([write('a'), write('x'.repeat(1_000_000)), write('c')]);
  for (const outcome of outcomes) {
    expect(outcome.status === 'rejected' && isUnavailable(outcome.reason)).toBe(true);
  }
  expect(await eventsOf()).toEqual([]);
  // The error names the full disk, not only that SQLite has ended the transaction.
  await expect(write('x'.repeat(1_000_000))).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  await db.raw(`PRAGMA max_page_count = ${pageCount + 1000}`);
  expect(await write('a')).toBe('a');
});

test('when SQLite ends the whole transaction, later writes of the group are not kept either', async () => {
  const ended = shareCommit(database.db, async (trx) => {
    await trx.raw('ROLLBACK');
    await trx('outboxEvents').insert({ tag: 'b', createdAt: 1 });
  });
  const outcomes = await Promise.allSettled([write('a'), ended, write('c')]);
  for (const outcome of outcomes) {
    expect(outcome.status === 'rejected' && isUnavailable(outcome.reason)).toBe(true);
  }
  expect(await eventsOf()).toEqual([]);
  expect(await write('d')).toBe('d');
});

test('when a transaction gets no connection in time, the others of the same commit succeed', async () => {
  const wait = () => {
    throw new knex.KnexTimeoutError('no connection');
  };
  const outcomes = await Promise.allSettled([write('a'), write('b', wait), write('c')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('a transaction that waits for its own outer transaction is refused, and others continue', async () => {
  database.db.client.config.acquireConnectionTimeout = 500;
  const outer = write('a', () => write('b'));
  await expect(outer).rejects.toThrow('waited too long');
  expect(await write('c')).toBe('c');
  expect(await eventsOf()).toEqual(['c']);
});

test('a transaction behind a slow one is refused in time and is not run later', async () => {
  database.db.client.config.acquireConnectionTimeout = 500;
  let goOn = () => {};
  const slow = write('a', () => new Promise<void>((resolve) => (goOn = resolve)));
  await expect(write('b')).rejects.toThrow('waited too long');
  goOn();
  expect(await slow).toBe('a');
  expect(await eventsOf()).toEqual(['a']);
});
