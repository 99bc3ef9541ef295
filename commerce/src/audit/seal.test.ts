import { expect, test } from 'vitest';
import { bareKnex } from '../../test/bare-knex.ts';
import { config, log, openChains, recharge } from '../../test/sealed-chains.ts';
import { transaction } from '../db/transaction.ts';
import { accounts } from '../ledger/accounts.ts';
import { audit } from './audit.ts';
import { sealRows } from './seal.ts';
import { type Chain, readContents } from './sealed-content.ts';
import { verifyChains } from './verify-chains.ts';

const { db, logRows, findings, sealThree } = await openChains();

function numbersOf(chain: Chain): Promise<number[]> {
  return db('seals').where({ chain }).orderBy('seq').pluck('seq');
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

test('every row and every transaction gets one number, without gaps', async () => {
  await sealThree();
  await sealRows(db, config);
  expect(await numbersOf('log')).toEqual([1, 2, 3]);
  expect(await numbersOf('ledger')).toEqual([1, 2, 3]);
  expect(await db('unsealed')).toEqual([]);
  expect(await verifyChains(db, config.auditSealKey)).toMatchObject({ sealed: 6, findings: [] });
});

test('a refusal is sealed with its error code and circumstances, a completed write without them as in the first release', async () => {
  await transaction(db, async (trx) => {
    await log(trx, 'done');
    await log(trx, 'refused', 'ROL007');
    await log(trx, 'done with circumstances', '', { a: 1 });
    await log(trx, 'refused with circumstances', 'ROL007', { a: 1 });
  });
  await sealRows(db, config);
  const contents = await readContents(db, 'log', (await db('auditLog').pluck('id')).map(String));
  expect([...contents.values()].map((content) => content.length)).toEqual([12, 13, 14, 14]);
  for (const [action, change] of [
    ['refused', { errorCode: '' }],
    ['refused', { errorCode: 'ROL001' }],
    ['done', { errorCode: 'ROL007' }],
    ['done', { circumstances: '{"a":1}' }],
    ['refused', { errorCode: '', circumstances: 'ROL007' }],
    ['done with circumstances', { errorCode: '{"a":1}', circumstances: '' }],
    ['refused with circumstances', { errorCode: '' }],
    ['refused with circumstances', { circumstances: '' }],
    ['refused with circumstances', { circumstances: '{"a":2}' }],
  ] as const) {
    const row = () => bareKnex(db)('auditLog').where({ action });
    const was = await row().first('errorCode', 'circumstances');
    await row().update(change);
    expect(await findings()).toEqual([expect.stringContaining('is not what was sealed')]);
    await row().update(was);
    expect(await findings()).toEqual([]);
  }
});

test('more than one batch is sealed in one run', async () => {
  await logRows(1201);
  await sealRows(db, config);
  expect(await numbersOf('log')).toEqual(upTo(1201));
  expect(await findings()).toEqual([]);
});

test('several instances that seal at once seal each row once', async () => {
  await logRows(700);
  await Promise.all([sealRows(db, config), sealRows(db, config), sealRows(db, config)]);
  expect(await numbersOf('log')).toEqual(upTo(700));
  expect(await findings()).toEqual([]);
});

test('the transactions of one wallet are numbered in the order in which its money moved', async () => {
  const userId = crypto.randomUUID();
  await Promise.all(upTo(12).map((index) => recharge(db, userId, `parallel ${index}`, index)));
  await sealRows(db, config);
  expect(await audit(db)).toEqual([]);
  await bareKnex(db)('seals').where({ chain: 'ledger', seq: 1 }).update({ seq: 13 });
  const replayed = { invariant: 'L6 replaying by seq reproduces every balance' };
  expect(await audit(db)).toContainEqual({ ...replayed, subject: accounts.wallet(userId) });
});
