import { expect, test } from 'vitest';
import { bareKnex } from '../../test/bare-knex.ts';
import { sealKeys } from '../../test/create-test-app.ts';
import { requireRow } from '../../test/require-row.ts';
import { at, config, openChains } from '../../test/sealed-chains.ts';
import { sealRows } from './seal.ts';
import { verifyChains, verifyChainsAside } from './verify-chains.ts';

const { db, logRows, findings, checkpointNow, sealThree } = await openChains();
const bare = bareKnex(db);

test('the chains do not verify with a different key', async () => {
  await sealThree();
  const { findings } = await verifyChains(db, sealKeys('another key, as long as the first one'));
  const broken = (chain: string) => [
    ...[1, 2, 3].map((seq) => expect.stringMatching(`^${chain} ${seq}: \\S+ is not what was sealed$`)),
    `${chain} 4: the chain ends elsewhere`,
  ];
  expect(findings.map(({ subject }) => subject)).toEqual([...broken('log'), ...broken('ledger')]);
});

test.each(['at', 'actor', 'role', 'action', 'object', 'requestId', 'errorCode', 'detailsHash'])(
  'a changed %s in a row of the log is found',
  async (column) => {
    const { ids } = await sealThree();
    const value = column === 'at' ? at + 1 : 'changed';
    await bare('auditLog')
      .where({ id: ids[1] })
      .update({ [column]: value });
    expect(await findings()).toEqual([`log 2: ${ids[1]} is not what was sealed`]);
  },
);

test.each(['salt', 'reason', 'ip', 'before', 'after', 'circumstances'])(
  'a changed %s in what a row of the log says of persons is found',
  async (column) => {
    const { ids } = await sealThree();
    await bare('logDetails')
      .where({ logId: ids[1] })
      .update({ [column]: 'changed' });
    expect(await findings()).toEqual([`log 2: ${ids[1]} is not what was sealed`]);
  },
);

test('deleting what a row of the log says of persons is found', async () => {
  const { ids } = await sealThree();
  await bare('logDetails').where({ logId: ids[1] }).delete();
  expect(await findings()).toEqual([`log 2: ${ids[1]} is not what was sealed`]);
});

test('a row deleted from the log is found', async () => {
  const { ids } = await sealThree();
  await deleteRow(ids[2]);
  expect(await findings()).toEqual([`log 3: ${ids[2]} is gone`]);
});

test('a row deleted together with its seal is found', async () => {
  const { ids } = await sealThree();
  await deleteRow(ids[1]);
  await db('seals').where({ chain: 'log', seq: 2 }).delete();
  expect(await findings()).toEqual(['log 2: the seal is gone']);
});

test("the last row can't be removed unnoticed, even with its seal removed and the end moved back", async () => {
  const { ids } = await sealThree();
  await deleteRow(ids[2]);
  await db('seals').where({ chain: 'log', seq: 3 }).delete();
  expect(await findings()).toEqual(['log 3: the seal is gone']);
  await db('chains').where({ name: 'log' }).update({ seq: 2 });
  expect(await findings()).toEqual(['log 3: the chain ends elsewhere']);
});

test('a row deleted before it is sealed is found, and the others are sealed', async () => {
  await logRows(3);
  const [, second] = await db('auditLog').orderBy('id').pluck('id');
  await deleteRow(second);
  await sealRows(db, config);
  expect(await db('seals').where({ chain: 'log' }).orderBy('seq').pluck('seq')).toEqual([1, 2]);
  expect(await findings()).toEqual([`log: ${second} was gone before it was sealed`]);
});

test('a row inserted without waiting to be sealed is found', async () => {
  await sealThree();
  await logRows(1);
  const inserted = requireRow(await db('unsealed').where({ chain: 'log' }).first('subject'));
  await db('unsealed').delete();
  expect(await findings()).toEqual([`log: ${inserted.subject} was never to be sealed`]);
});

test('rows that swapped places are found', async () => {
  const { ids } = await sealThree();
  const [first, second] = ids as [number, number, number];
  await db('seals').where({ chain: 'log' }).whereIn('seq', [1, 2]).delete();
  const { hash } = requireRow(await db('seals').where({ chain: 'log', seq: 3 }).first('hash'));
  await db('seals').insert([
    { chain: 'log', seq: 1, subject: String(second), hash },
    { chain: 'log', seq: 2, subject: String(first), hash },
  ]);
  expect(await findings()).toEqual([
    `log 1: ${second} is not what was sealed`,
    `log 2: ${first} is not what was sealed`,
    // The seal before this row is not the one that it was sealed with.
    `log 3: ${ids[2]} is not what was sealed`,
  ]);
});

test('every altered row of a chain is found, also behind another one and behind a deleted one', async () => {
  const { ids, transactions } = await sealThree();
  await bare('auditLog').where({ id: ids[0] }).update({ action: 'changed' });
  await deleteRow(ids[1]);
  await bare('auditLog').where({ id: ids[2] }).update({ action: 'changed' });
  await bare('ledgerTransactions').whereIn('id', transactions).update({ reason: 'changed' });
  expect(await findings()).toEqual([
    `log 1: ${ids[0]} is not what was sealed`,
    `log 2: ${ids[1]} is gone`,
    `log 3: ${ids[2]} is not what was sealed`,
    ...transactions.map((id, index) => `ledger ${index + 1}: ${id} is not what was sealed`),
  ]);
});

test('a changed amount, a changed reason and an added posting in the ledger are found', async () => {
  const { transactions } = await sealThree();
  const broken = [`ledger 2: ${transactions[1]} is not what was sealed`];
  const posting = () => bare('ledgerPostings').where({ transactionId: transactions[1] });
  await posting().where('amountFen', '>', 0).update({ amountFen: 501 });
  expect(await findings()).toEqual(broken);
  await posting().where('amountFen', '>', 0).update({ amountFen: 500 });
  expect(await findings()).toEqual([]);

  const row = () => bare('ledgerTransactions').where({ id: transactions[1] });
  await row().update({ reason: 'a gift' });
  expect(await findings()).toEqual(broken);
  await row().update({ reason: '' });
  expect(await findings()).toEqual([]);

  await bare('ledgerPostings').insert([
    { transactionId: transactions[1], account: 'sales', amountFen: 7 },
    { transactionId: transactions[1], account: 'marketing', amountFen: -7 },
  ]);
  await sealRows(db, config);
  expect(await findings()).toEqual(broken);
});

test('a verification from a checkpoint finds rows that were changed after it', async () => {
  const { ids } = await sealThree();
  const since = await checkpointNow();
  await logRows(2);
  await sealRows(db, config);
  expect(await verifyChains(db, config.sealKeys, since)).toMatchObject({ sealed: 8, findings: [] });
  const row = (id: unknown) => bare('auditLog').where({ id });
  await row(ids[1]).update({ action: 'changed' });
  expect(await findings(since)).toEqual([]);
  expect(await findings()).toEqual([`log 2: ${ids[1]} is not what was sealed`]);
  const fifth = requireRow(await db('seals').where({ chain: 'log', seq: 5 }).first('subject'));
  await row(fifth.subject).update({ action: 'changed' });
  expect(await findings(since)).toEqual([`log 5: ${fifth.subject} is not what was sealed`]);
});

test('a verification from a checkpoint finds a row inserted without waiting to be sealed', async () => {
  await sealThree();
  const since = await checkpointNow();
  await logRows(1);
  const inserted = requireRow(await db('unsealed').where({ chain: 'log' }).first('subject'));
  await db('unsealed').delete();
  expect(await findings(since)).toEqual([`log: ${inserted.subject} was never to be sealed`]);
});

test('a verification from a checkpoint finds a chain cut off before its start, and an emptied chain', async () => {
  await sealThree();
  const since = await checkpointNow();
  await db('seals').where({ chain: 'log', seq: 3 }).delete();
  await db('chains').where({ name: 'log' }).update({ seq: 2 });
  expect(await findings(since)).toEqual(['log 4: the chain ends elsewhere']);
  await db('seals').where({ chain: 'log' }).delete();
  await db('chains').where({ name: 'log' }).update({ seq: 0, mac: '' });
  expect(await findings(since)).toEqual(['log 4: the chain ends elsewhere']);
});

test('the verification in a thread finds the same as in the main thread', async () => {
  await sealThree();
  expect(await verifyChainsAside(db, config.sealKeys)).toMatchObject({ sealed: 6, findings: [] });
  await bare('auditLog').update({ action: 'changed' });
  const { findings } = await verifyChainsAside(db, config.sealKeys);
  expect(findings).toEqual(
    [1, 2, 3].map((seq) => ({
      invariant: 'U1 the sealed chain is intact',
      subject: expect.stringMatching(`^log ${seq}: \\d+ is not what was`),
    })),
  );
});

async function deleteRow(id: number | undefined): Promise<void> {
  await bare('logDetails').where({ logId: id }).delete();
  await bare('auditLog').where({ id }).delete();
}
