import { expect, test, vi } from 'vitest';
import { bareKnex } from '../../test/bare-knex.ts';
import { sealKeys } from '../../test/create-test-app.ts';
import { createTestDatabase } from '../../test/create-test-database.ts';
import { requireRow } from '../../test/require-row.ts';
import { at, config, log, openChains, recharge, sealKey } from '../../test/sealed-chains.ts';
import { transaction } from '../db/transaction.ts';
import { handOverSeals } from './hand-over-seals.ts';
import { isSealedWith } from './is-sealed-with.ts';
import { emptyDetails } from './log-details.ts';
import { readSeal } from './read-seal.ts';
import { createSealer, endMac, sealOf, sealRows } from './seal.ts';
import { fingerprintOf, macOf } from './seal-keys.ts';
import { type Chain, readContents } from './sealed-content.ts';
import { verifyChains, verifyChainsAside } from './verify-chains.ts';
import { type Place, start, verifyPart } from './verify-part.ts';
import { writeLogWithoutStaff } from './write-log.ts';

const { db, logRows, checkpointNow, sealThree } = await openChains();
const bare = bareKnex(db);

const second = 'the second key for tests, long enough';
const third = 'the third key for tests alone, long enough';
const handingOver = { ...sealKeys(sealKey), next: second };
const afterwards = sealKeys(sealKey, second);

async function findingsWith(keys = afterwards): Promise<string[]> {
  return (await verifyChains(db, keys)).findings.map(({ subject }) => subject);
}

async function moreRows(keys = afterwards): Promise<void> {
  await logRows(2);
  await recharge(db, crypto.randomUUID(), crypto.randomUUID());
  await sealRows(db, { sealKeys: keys });
}

test('the chains verify across several hand-overs, in a thread and in parts too', async () => {
  await sealThree();
  expect(await handOverSeals(db, handingOver, at)).toBe(true);
  await moreRows();
  expect(await handOverSeals(db, { ...afterwards, next: third }, at)).toBe(true);
  const all = sealKeys(sealKey, second, third);
  await moreRows(all);
  expect(await verifyChains(db, all)).toMatchObject({ sealed: 14, findings: [] });
  expect(await verifyChainsAside(db, all)).toMatchObject({ sealed: 14, findings: [] });
  expect(await isSealedWith(db, all)).toBe(true);
  let sealed = 0;
  for (let after: Place | null = start; after; ) {
    const part = await verifyPart(db, { keys: all, links: 2, after });
    expect(part.breaks).toEqual([]);
    sealed += part.sealed;
    after = part.next;
  }
  expect(sealed).toBe(14);
  for (const { chain, subject, seq } of await db('seals'))
    expect(await readSeal(db, all, { chain, subject })).toEqual({ seq, holds: true });
});

test('a verification from a checkpoint goes across a hand-over', async () => {
  await sealThree();
  const since = await checkpointNow();
  await handOverSeals(db, handingOver, at);
  await moreRows();
  expect(await verifyChains(db, afterwards, since)).toMatchObject({ sealed: 10, findings: [] });
});

test('rows that wait are sealed with the former key first, and an empty ledger is handed over too', async () => {
  await logRows(3);
  await handOverSeals(db, handingOver, at);
  expect(await db('unsealed')).toEqual([]);
  expect(requireRow(await db('handOvers').first())).toMatchObject({ logSeq: 4, ledgerSeq: 0 });
  await moreRows();
  expect(await findingsWith()).toEqual([]);
});

test('the command may be run again, and may be ended before its end', async () => {
  await sealThree();
  await handOverSeals(db, handingOver, at);
  expect(await handOverSeals(db, handingOver, at)).toBe(false);
  // The file names both keys until the command has ended, and a service that starts then seals with the new one.
  await moreRows(handingOver);
  expect(await findingsWith(handingOver)).toEqual([]);
  expect(await findingsWith()).toEqual([]);
});

test('before the hand-over, a service with both keys seals with the present one', async () => {
  await sealThree();
  await moreRows(handingOver);
  expect(await findingsWith(sealKeys(sealKey))).toEqual([]);
});

test('an instance that was not restarted waits, says so once, and finds nothing wrong', async () => {
  await sealThree();
  await transaction(db, (trx) => emptyDetails(trx, sealKey, ['role:x']));
  await handOverSeals(db, handingOver, at);
  await logRows(2);
  const warn = vi.fn();
  const seal = createSealer({ db, config, log: { warn } as never });
  await seal();
  await seal();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(await db('unsealed').where({ chain: 'log' })).toHaveLength(2);
  expect(await verifyChains(db, config.sealKeys)).toMatchObject({ sealed: 7, findings: [] });
  await moreRows();
  expect(await verifyChains(db, config.sealKeys)).toMatchObject({ sealed: 7, findings: [] });
  expect(await findingsWith()).toEqual([]);
});

test('instances that seal during the hand-over break nothing', async () => {
  for (let round = 0; round < 10; round += 1) {
    await logRows(20);
    await Promise.all([
      sealRows(db, config),
      round === 5 ? handOverSeals(db, handingOver, at) : sealRows(db, config),
      sealRows(db, config),
    ]);
  }
  await sealRows(db, { sealKeys: afterwards });
  expect(await verifyChains(db, afterwards)).toMatchObject({ sealed: 201, findings: [] });
});

test('whoever has the former key and the database can change no older row unnoticed', async () => {
  const { ids } = await sealThree();
  await handOverSeals(db, handingOver, at);
  await moreRows();
  await bare('auditLog').where({ id: ids[1] }).update({ action: 'forged' });
  await bare('ledgerTransactions').update({ reason: 'forged' });
  const { logSeq, ledgerSeq } = requireRow(await db('handOvers').first());
  await sealAnew('log', logSeq, sealKey);
  await sealAnew('ledger', ledgerSeq, sealKey);
  const found = await findingsWith();
  expect(found.filter((each) => each.startsWith('log'))).toContainEqual(
    expect.stringMatching(/^log 4: \d+ is not what was sealed$/),
  );
  expect(found.filter((each) => each.startsWith('ledger'))).toContainEqual(
    expect.stringMatching(/^ledger 3: \S+ is not what was sealed$/),
  );
});

test('nor with a hand-over that is forged, or removed together with all later seals', async () => {
  await sealThree();
  await handOverSeals(db, handingOver, at);
  await moreRows();
  const handOver = requireRow(await db('handOvers').first());
  const forged = { ...handOver, ledgerSeq: 2 };
  const formerMac = macOf(sealKey, forged);
  await bare('handOvers').update({ ledgerSeq: 2, formerMac, nextMac: macOf(sealKey, forged) });
  expect(await findingsWith()).toContainEqual(expect.stringContaining('the chain ends elsewhere'));

  await bare('handOvers').delete();
  const { seq } = requireRow(await db('chains').where({ name: 'log' }).first('seq'));
  await sealAnew('log', seq, sealKey);
  const { hash } = requireRow(await db('seals').where({ chain: 'log', seq }).first('hash'));
  await db('chains')
    .where({ name: 'log' })
    .update({ mac: endMac(sealKey, { chain: 'log', seq, hash }) });
  expect(await findingsWith()).toContainEqual(expect.stringContaining('log 1: '));
  await logRows(1);
  await expect(sealRows(db, { sealKeys: afterwards })).rejects.toThrow('another AUDIT_SEAL_KEY');
});

test('nor hide rows from an instance that was not restarted, without the former key', async () => {
  const { ids } = await sealThree();
  const row = { id: 1, at, former: fingerprintOf(sealKey), next: fingerprintOf(third) };
  const ends = { logSeq: 0, logHash: '', ledgerSeq: 0, ledgerHash: '' };
  await bare('handOvers').insert({ ...row, ...ends, formerMac: 'guessed', nextMac: 'guessed' });
  await bare('auditLog').where({ id: ids[1] }).update({ action: 'forged' });
  expect(await findingsWith(config.sealKeys)).not.toEqual([]);
  await expect(sealRows(db, config)).rejects.toThrow('another AUDIT_SEAL_KEY');
});

test('details that were emptied before count as emptied by the shop, and the former key can empty none', async () => {
  const entry = { actor: 'cli', action: 'test', before: null, after: null, at } as const;
  await transaction(db, async (trx) => {
    for (const object of ['user:one', 'user:two']) await writeLogWithoutStaff(trx, { ...entry, object });
  });
  await sealRows(db, config);
  await transaction(db, (trx) => emptyDetails(trx, sealKey, ['user:one']));
  await handOverSeals(db, handingOver, at);
  expect(await findingsWith()).toEqual([]);
  await transaction(db, (trx) => emptyDetails(trx, sealKey, ['user:two']));
  expect(await findingsWith()).toEqual([expect.stringMatching(/^log 2: \d+ is not what was sealed$/)]);
});

test('a chain that was cut off is not handed over', async () => {
  await sealThree();
  await bare('seals').where({ chain: 'ledger', seq: 3 }).delete();
  await expect(handOverSeals(db, handingOver, at)).rejects.toThrow('cut off');
  expect(await db('handOvers')).toEqual([]);
  expect(await db('auditLog').where({ action: 'secrets/rotate' })).toEqual([]);
});

/** As somebody with this key and the database can do it. */
async function sealAnew(chain: Chain, until: number, key: string): Promise<void> {
  const seals = await db('seals').where({ chain }).where('seq', '<=', until).orderBy('seq');
  const contents = await readContents(
    db,
    chain,
    seals.map(({ subject }) => subject),
  );
  let before = '';
  for (const { seq, subject } of seals) {
    const hash = sealOf(key, { chain, seq, subject, before, content: contents.get(subject) ?? [] });
    await bare('seals').where({ chain, seq }).update({ hash });
    before = hash;
  }
}

test('the triggers of the database let a hand-over renew the macs of emptied details, and nothing else', async () => {
  const { db: guarded, destroy } = await createTestDatabase();
  await transaction(guarded, (trx) => log(trx, 'test/1'));
  await sealRows(guarded, config);
  await transaction(guarded, (trx) => emptyDetails(trx, sealKey, ['role:x']));
  await handOverSeals(guarded, handingOver, at);
  expect(await verifyChains(guarded, afterwards)).toMatchObject({ sealed: 2, findings: [] });
  const details = guarded('logDetails').whereNot({ emptiedMac: '' });
  await expect(details.clone().update({ reason: 'filled in' })).rejects.toThrow('can only be emptied');
  await expect(details.clone().update({ emptiedMac: '' })).rejects.toThrow('can only be emptied');
  await expect(bareKnex(guarded)('hand_overs').delete()).rejects.toThrow('append-only');
  await destroy();
});
