import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts';
import { newPhone } from '../../test/factories.ts';
import { seedGuestMessages } from '../../test/guest-messages.ts';
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

const take = (byMember: boolean, moment: number, ip = '10.0.0.1') =>
  transaction(database.db, (trx) =>
    takeSmsQuota(trx, { phone: newPhone(), byMember, ip, derivations: 8192, at: moment }, log),
  );

test('when guests have used up their 5,000 messages a day, members can still get messages', async () => {
  await seedGuestMessages(database.db, 2499, at);
  await take(false, at + 1);
  expect(warned).toEqual([50]);
  await seedGuestMessages(database.db, 1501, at);
  await take(false, at + 1);
  await take(false, at + 1);
  expect(warned).toEqual([50, 80]);
  await seedGuestMessages(database.db, 1000, at);
  await expect(take(false, at + 1)).rejects.toMatchObject({ errorName: 'codeQuotaReached' });
  await expect(take(true, at + 1)).resolves.toBeUndefined();
  await expect(take(false, at + day)).resolves.toBeUndefined();
});

test('a network gets a fifth message in a day only while guests have used less than half of them', async () => {
  const moment = at + 10 * day;
  await seedGuestMessages(database.db, 4, moment, '10.0.0.2');
  await seedGuestMessages(database.db, 2495, moment);
  await expect(take(false, moment + 1, '10.0.0.2')).resolves.toBeUndefined();
  await seedGuestMessages(database.db, 1, moment);
  await expect(take(false, moment + 1, '10.0.0.2')).rejects.toMatchObject({ errorName: 'codeQuotaReached' });
  await expect(take(false, moment + 1, '10.0.0.3')).resolves.toBeUndefined();
  await expect(take(true, moment + 1, '10.0.0.2')).resolves.toBeUndefined();
});
