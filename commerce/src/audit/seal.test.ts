import { expect, test } from 'vitest';
import { bareKnex } from '../../test/bare-knex.ts';
import { sealKeys } from '../../test/create-test-app.ts';
import { readLog } from '../../test/read-log.ts';
import { requireRow } from '../../test/require-row.ts';
import { at, config, openChains, recharge, sealKey } from '../../test/sealed-chains.ts';
import { transaction } from '../db/transaction.ts';
import { accounts } from '../ledger/accounts.ts';
import { audit } from './audit.ts';
import { emptyDetails, noDetails } from './log-details.ts';
import { sealRows } from './seal.ts';
import type { Chain } from './sealed-content.ts';
import { verifyChains } from './verify-chains.ts';
import { writeLogWithoutStaff } from './write-log.ts';

const { db, logRows, findings, checkpointNow, sealThree } = await openChains();

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
  expect(await verifyChains(db, config.sealKeys)).toMatchObject({ sealed: 6, findings: [] });
});

test('details that were altered before their row was sealed are found', async () => {
  await logRows(2);
  const [first, second] = await db('auditLog').orderBy('id').pluck('id');
  await db('logDetails')
    .where({ logId: requireRow(first) })
    .update({ reason: 'altered' });
  await db('logDetails')
    .where({ logId: requireRow(second) })
    .delete();
  await sealRows(db, config);
  expect(await findings()).toEqual([
    `log 1: ${first} is not what was sealed`,
    `log 2: ${second} is not what was sealed`,
  ]);
});

test('what the log says of one person can be emptied by the shop, and by nobody else unnoticed', async () => {
  const person = crypto.randomUUID();
  const entry = { actor: 'cli', before: { name: 'Wang' }, after: { name: 'Li' }, at } as const;
  await transaction(db, async (trx) => {
    for (const action of ['sealed', 'altered'])
      await writeLogWithoutStaff(trx, {
        ...entry,
        action,
        object: `user:${person}`,
        reason: 'asked by phone',
      });
    await writeLogWithoutStaff(trx, {
      ...entry,
      action: 'of another',
      object: 'user:another',
      reason: 'why',
    });
  });
  await sealRows(db, config);
  await transaction(db, (trx) => emptyDetails(trx, sealKey, [`user:${person}`]));
  await transaction(db, (trx) => emptyDetails(trx, sealKey, [`user:${person}`]));
  expect(await findings()).toEqual([]);
  expect(await readLog(db, {})).toMatchObject([
    { action: 'sealed', object: `user:${person}`, ...noDetails },
    { action: 'altered', object: `user:${person}`, ...noDetails },
    { action: 'of another', reason: 'why', after: '{"name":"Li"}' },
  ]);

  const refilled = { ...noDetails, reason: 'forged' };
  await db('logDetails').where({ reason: '' }).update(refilled);
  expect(await findings()).toHaveLength(2);
  await db('logDetails').where(refilled).update(noDetails);
  expect(await findings()).toEqual([]);

  const other = requireRow(await db('auditLog').where({ action: 'of another' }).first('id', 'detailsHash'));
  const emptied = requireRow(await db('logDetails').where({ salt: '' }).first('emptiedMac'));
  for (const emptiedMac of [emptied.emptiedMac, other.detailsHash, 'x']) {
    await db('logDetails')
      .where({ logId: other.id })
      .update({ ...noDetails, emptiedMac });
    expect(await findings()).toEqual([expect.stringContaining('is not what was sealed')]);
  }
});

test('a chain that was cut off is not continued, so that this stays found, and the other chain is', async () => {
  await sealThree();
  await db('seals').where({ chain: 'log', seq: 3 }).delete();
  await db('chains').where({ name: 'log' }).update({ seq: 2 });
  await logRows(1);
  await recharge(db, crypto.randomUUID(), 'd');
  await expect(sealRows(db, config)).rejects.toThrow('The log was cut off');
  expect(await findings()).toContain('log 3: the chain ends elsewhere');
  expect(await numbersOf('log')).toEqual([1, 2]);
  expect(await numbersOf('ledger')).toEqual([1, 2, 3, 4]);
});

test('a chain that was emptied after a check is not begun anew', async () => {
  await sealThree();
  const checkpoint = JSON.stringify(await checkpointNow());
  const check = { checkedAt: at, endedAt: at, findings: '[]', checkpoint, sealed: 6 };
  await db('audits').insert(check);
  await db('seals').where({ chain: 'log' }).delete();
  await db('chains').where({ name: 'log' }).update({ seq: 0, mac: '' });
  await logRows(1);
  await expect(sealRows(db, config)).rejects.toThrow('The log was cut off');
  expect(await numbersOf('log')).toEqual([]);
});

test('a shop that is opened with another key seals nothing, and goes on with the right one', async () => {
  await sealThree();
  await logRows(1);
  const other = { sealKeys: sealKeys('another key, as long as the first one') };
  await expect(sealRows(db, other)).rejects.toThrow('another AUDIT_SEAL_KEY');
  expect(await numbersOf('log')).toEqual([1, 2, 3]);
  await sealRows(db, config);
  expect(await numbersOf('log')).toEqual([1, 2, 3, 4]);
  expect(await findings()).toEqual([]);
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
