import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bareKnex } from '../../test/bare-knex.ts';
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts';
import { newPhone } from '../../test/factories.ts';
import { day } from '../clock.ts';
import { transaction } from '../db/transaction.ts';
import { takeSmsQuota } from './sms-limits.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

const at = Date.UTC(2026, 0, 15);
const warned: unknown[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => warned.push(JSON.parse(line).percent) });

const take = (byMember: boolean, moment: number) =>
  transaction(database.db, (trx) =>
    takeSmsQuota(trx, { phone: newPhone(), byMember, ip: '10.0.0.1', at: moment }, log),
  );

test('when guests have used up their 5,000 messages a day, members can still get messages', async () => {
  const code = { scene: 'register', subject: '', salt: '', codeHash: '', triesLeft: 5, expiresAt: at };
  const sent = Array.from({ length: 5000 }, (_, index) => ({
    ...code,
    id: crypto.randomUUID(),
    phone: String(13_000_000_000 + index),
    ip: `10.1.${index >> 8}.${index & 255}`,
    byMember: false,
    sentAt: at,
  }));
  const insert = (from: number, to: number) =>
    bareKnex(database.db).batchInsert('smsCodes', sent.slice(from, to), 500);
  await insert(0, 2499);
  await take(false, at + 1);
  expect(warned).toEqual([50]);
  await insert(2499, 4000);
  await take(false, at + 1);
  await take(false, at + 1);
  expect(warned).toEqual([50, 80]);
  await insert(4000, 5000);
  await expect(take(false, at + 1)).rejects.toMatchObject({ errorName: 'codeQuotaReached' });
  await expect(take(true, at + 1)).resolves.toBeUndefined();
  await expect(take(false, at + day)).resolves.toBeUndefined();
});
