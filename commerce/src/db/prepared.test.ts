import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts';
import { prepared } from './prepared.ts';
import type { NewRow } from './tables.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.destroy());

const insertEvents = prepared((db, rows: NewRow<'outboxEvents'>[]) => db('outboxEvents').insert(rows));
const findEvents = prepared((db, { tags }: { tags: string[] }) =>
  db('outboxEvents').whereIn('tag', tags).orderBy('id').select('tag', 'createdAt'),
);

test('each call uses its own values, in lists of any length', async () => {
  const { db } = database;
  await insertEvents(db, [{ tag: 'a', createdAt: 1 }]);
  await insertEvents(db, [
    { tag: 'b', createdAt: 2 },
    { tag: 'c', createdAt: 3 },
  ]);
  await insertEvents(db, [{ tag: 'd', createdAt: 4 }]);
  expect(await findEvents(db, { tags: ['b'] })).toEqual([{ tag: 'b', createdAt: 2 }]);
  expect(await findEvents(db, { tags: ['d', 'a'] })).toEqual([
    { tag: 'a', createdAt: 1 },
    { tag: 'd', createdAt: 4 },
  ]);
  expect(await findEvents(db, { tags: [] })).toEqual([]);
});

test('a null finds the rows without a value, and a missing value is no condition', async () => {
  const { db } = database;
  const find = prepared((db, { paidAt, userId }: { paidAt: number | null; userId?: string }) =>
    db('orders')
      .where({ paidAt, ...(userId && { userId }) })
      .select('orderNo'),
  );
  const sent: string[] = [];
  db.on('query', ({ sql }: { sql: string }) => sent.push(sql));
  await find(db, { paidAt: 1, userId: crypto.randomUUID() });
  await find(db, { paidAt: null });
  expect(sent[0]).toMatch(/paid_at. = .*user_id/);
  expect(sent[1]).toMatch(/paid_at. is null$/);
});

test('a query is built once, and the writes of a failed transaction are undone', async () => {
  const { db } = database;
  let built = 0;
  const insert = prepared((db, row: NewRow<'outboxEvents'>) => {
    built += 1;
    return db('outboxEvents').insert(row);
  });
  await insert(db, { tag: 'a', createdAt: 1 });
  const failed = db.transaction(async (trx) => {
    await insert(trx, { tag: 'b', createdAt: 1 });
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  expect(built).toBe(1);
  expect(await findEvents(db, { tags: ['a', 'b'] })).toEqual([{ tag: 'a', createdAt: 1 }]);
});

test('a query that computes with its values is refused, because it is built only once', async () => {
  const later = prepared((db, { at }: { at: number }) => db('outboxEvents').where('createdAt', '>', at + 1));
  await expect(later(database.db, { at: 1 })).rejects.toThrow('must not compute with its value at');
});
