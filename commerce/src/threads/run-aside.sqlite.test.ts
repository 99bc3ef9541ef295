import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealKeys } from '../../test/create-test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts';
import { checkBooks, checkBooksAside } from '../audit/check-books.ts';
import { runAside } from './run-aside.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

const check = () => checkBooksAside(database.db, { keys: sealKeys('a key for tests alone, long enough') });

test('tasks one after the other share a thread, and tasks at the same time have one each', async () => {
  await check();
  let opened = 0;
  const count = () => {
    opened += 1;
  };
  process.on('worker', count);
  for (let turn = 0; turn < 3; turn += 1) expect((await check()).findings).toEqual([]);
  expect(opened).toBe(0);
  await Promise.all([check(), check(), check()]);
  expect(opened).toBe(2);
  process.removeListener('worker', count);
});

test('a task that ends its thread fails alone', async () => {
  const lost = runAside(database.db, 'file:///nowhere.js', checkBooks, { keys: sealKeys('') });
  await expect(lost).rejects.toThrow('nowhere.js');
  expect((await check()).findings).toEqual([]);
});
