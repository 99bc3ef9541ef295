import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts';
import { type Failure, fail } from '../fail.ts';
import { remember } from './remember.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

test('a request sent twice at once gets one answer, even if only one of the two attempts was refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const request = {
      principal: 'member',
      endpoint: 'order/cancel',
      input: { requestId: crypto.randomUUID() },
    };
    const answers = await Promise.all(
      [() => Promise.reject(fail('orderStateChanged')), () => Promise.resolve('done')].map((work) =>
        remember(database.db, request, 0, work).catch((error: Failure) => error.errorName),
      ),
    );
    expect(new Set(answers).size).toBe(1);
  }
});
