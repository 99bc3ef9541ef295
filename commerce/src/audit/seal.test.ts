import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts';
import { isSqlite } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { accounts } from '../ledger/accounts.ts';
import { postTransaction } from '../ledger/post-transaction.ts';
import { audit } from './audit.ts';
import { type Checkpoint, readPosition } from './checkpoint.ts';
import { sealRows } from './seal.ts';
import { readContents } from './sealed-content.ts';
import { verifyChains, verifyChainsAside } from './verify-chains.ts';
import { writeLog } from './write-log.ts';

const config = { auditSealKey: 'a key for tests alone, long enough' };
const at = Date.UTC(2026, 0, 15, 4);

let database: TestDatabase;
let db: Knex;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  await dropTriggers();
});
afterAll(() => database.destroy());

beforeEach(async () => {
  const tables = [
    'unsealed',
    'seals',
    'auditLog',
    'ledgerPostings',
    'walletEntries',
    'creditUses',
    'credits',
  ];
  for (const table of [...tables, 'ledgerTransactions', 'ledgerAccounts', 'walletTotals']) {
    await db(table).delete();
  }
  await db('chains').update({ seq: 0, mac: '' });
});

/** Who tampers does away with the guards first; the queue for the sealer stays. */
async function dropTriggers(): Promise<void> {
  for (const table of [
    'audit_log',
    'seals',
    'ledger_transactions',
    'ledger_postings',
    'wallet_entries',
    'credit_uses',
  ]) {
    if (!isSqlite(db)) await db.raw(`DROP TRIGGER ${table}_append_only ON ${table}`);
    else for (const event of ['update', 'delete']) await db.raw(`DROP TRIGGER ${table}_no_${event}`);
  }
}

function log(trx: Knex.Transaction, action: string, errorCode = ''): Promise<void> {
  return writeLog(trx, {
    actor: 'cli',
    actorName: 'cli',
    roles: [],
    action,
    object: 'role:x',
    errorCode,
    reason: '',
    ip: '',
    requestId: '',
    before: null,
    after: { action },
    at,
  });
}

async function logRows(count: number): Promise<void> {
  await transaction(db, async (trx) => {
    for (let index = 1; index <= count; index += 1) await log(trx, `test/${index}`);
  });
}

function recharge(userId: string, reference: string, amountFen = 500): Promise<string> {
  return transaction(db, (trx) =>
    postTransaction(trx, {
      scene: 'CHARGE_MARKET',
      businessRef: reference,
      actor: 'cli',
      at,
      postings: [
        { account: accounts.wallet(userId), amountFen },
        { account: accounts.channel('manual'), amountFen: -amountFen },
      ],
    }),
  );
}

function numbersOf(chain: string): Promise<number[]> {
  return db('seals').where({ chain }).orderBy('seq').pluck('seq');
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

async function findings(since?: Checkpoint): Promise<string[]> {
  return (await verifyChains(db, config.auditSealKey, since)).findings.map(({ subject }) => subject);
}

async function checkpointNow(): Promise<Checkpoint> {
  const { ends } = await verifyChains(db, config.auditSealKey);
  return { position: await readPosition(db, at), ends };
}

/** Three rows of the log, three transactions, all sealed. */
async function sealThree(): Promise<{ ids: number[]; transactions: string[] }> {
  const userId = crypto.randomUUID();
  await logRows(3);
  for (const reference of ['a', 'b', 'c']) await recharge(userId, reference);
  await sealRows(db, config);
  expect(await findings()).toEqual([]);
  return {
    ids: await db('auditLog').orderBy('id').pluck('id'),
    transactions: await db('seals').where({ chain: 'ledger' }).orderBy('seq').pluck('subject'),
  };
}

test('every row and every transaction gets a number without gaps, once', async () => {
  await sealThree();
  await sealRows(db, config);
  expect(await numbersOf('log')).toEqual([1, 2, 3]);
  expect(await numbersOf('ledger')).toEqual([1, 2, 3]);
  expect(await db('unsealed')).toEqual([]);
  expect(await verifyChains(db, config.auditSealKey)).toMatchObject({ sealed: 6, findings: [] });
});

test('a refusal in the log is sealed with its code, and what was done without one, as before there were any', async () => {
  await transaction(db, async (trx) => {
    await log(trx, 'done');
    await log(trx, 'refused', 'ROL007');
  });
  await sealRows(db, config);
  const contents = await readContents(db, 'log', await db('auditLog').pluck('id'));
  expect([...contents.values()].map((content) => content.length)).toEqual([12, 13]);
  for (const [action, errorCode] of [
    ['refused', ''],
    ['refused', 'ROL001'],
    ['done', 'ROL007'],
  ] as const) {
    const was = await db('auditLog').where({ action }).first('errorCode');
    await db('auditLog').where({ action }).update({ errorCode });
    expect(await findings()).toEqual([expect.stringContaining('is not what was sealed')]);
    await db('auditLog').where({ action }).update(was);
    expect(await findings()).toEqual([]);
  }
});

test('more than one batch is sealed in one run', async () => {
  await logRows(1201);
  await sealRows(db, config);
  expect(await numbersOf('log')).toEqual(upTo(1201));
  expect(await findings()).toEqual([]);
});

test('sealers that run at once seal each row once', async () => {
  await logRows(700);
  await Promise.all([sealRows(db, config), sealRows(db, config), sealRows(db, config)]);
  expect(await numbersOf('log')).toEqual(upTo(700));
  expect(await findings()).toEqual([]);
});

test('a row that commits after later ones were sealed is sealed as well', async () => {
  if (isSqlite(db)) return;
  const late = await db.transaction();
  await log(late, 'test/late');
  await logRows(2);
  await sealRows(db, config);
  await late.commit();
  await sealRows(db, config);
  expect(await numbersOf('log')).toEqual([1, 2, 3]);
  const last = await db('seals').where({ chain: 'log', seq: 3 }).first('subject');
  expect(await db('auditLog').where({ id: last.subject }).first('action')).toEqual({ action: 'test/late' });
  expect(await findings()).toEqual([]);
});

test('the transactions of one wallet are numbered in the order its money moved', async () => {
  const userId = crypto.randomUUID();
  await Promise.all(upTo(12).map((index) => recharge(userId, `parallel ${index}`, index)));
  await sealRows(db, config);
  expect(await audit(db)).toEqual([]);
  // Any other order would be found.
  await db('seals').where({ chain: 'ledger', seq: 1 }).update({ seq: 13 });
  const replayed = { invariant: 'L6 replaying by seq reproduces every balance' };
  expect(await audit(db)).toContainEqual({ ...replayed, subject: accounts.wallet(userId) });
});

test('another key does not verify', async () => {
  await sealThree();
  const { findings } = await verifyChains(db, 'another key, as long as the first one');
  expect(findings.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^log 1: \d+ is not what was sealed$/),
    expect.stringMatching(/^ledger 1: \S+ is not what was sealed$/),
  ]);
});

test.each([
  ...['at', 'actor', 'actorName', 'role', 'action', 'object', 'reason', 'ip', 'requestId'],
  ...['before', 'after'],
])('a changed %s of a row in the log is found', async (column) => {
  const { ids } = await sealThree();
  const value = column === 'at' ? at + 1 : 'changed';
  await db('auditLog')
    .where({ id: ids[1] })
    .update({ [column]: value });
  expect(await findings()).toEqual([`log 2: ${ids[1]} is not what was sealed`]);
});

test('a row that is deleted from the log is found', async () => {
  const { ids } = await sealThree();
  await db('auditLog').where({ id: ids[2] }).delete();
  expect(await findings()).toEqual([`log 3: ${ids[2]} is gone`]);
});

test('a row that is deleted together with its seal is found', async () => {
  const { ids } = await sealThree();
  await db('auditLog').where({ id: ids[1] }).delete();
  await db('seals').where({ chain: 'log', seq: 2 }).delete();
  expect(await findings()).toEqual(['log 2: the seal is gone']);
});

test('the last row can’t be cut off together with its seal and the end moved back', async () => {
  const { ids } = await sealThree();
  await db('auditLog').where({ id: ids[2] }).delete();
  await db('seals').where({ chain: 'log', seq: 3 }).delete();
  expect(await findings()).toEqual(['log 3: the seal is gone']);
  await db('chains').where({ name: 'log' }).update({ seq: 2 });
  expect(await findings()).toEqual(['log 3: the chain ends elsewhere']);
});

test('a row that is deleted before it is sealed is found, and the others are sealed', async () => {
  await logRows(3);
  const [, second]: number[] = await db('auditLog').orderBy('id').pluck('id');
  await db('auditLog').where({ id: second }).delete();
  await sealRows(db, config);
  expect(await numbersOf('log')).toEqual([1, 2]);
  expect(await findings()).toEqual([`log: ${second} was gone before it was sealed`]);
});

test('a row that was put in past the queue is found', async () => {
  await sealThree();
  await logRows(1);
  const inserted = await db('unsealed').where({ chain: 'log' }).first('subject');
  await db('unsealed').delete();
  expect(await findings()).toEqual([`log: ${inserted.subject} was never to be sealed`]);
});

test('rows that changed places are found', async () => {
  const { ids } = await sealThree();
  const [first, second] = ids as [number, number, number];
  await db('seals').where({ chain: 'log' }).whereIn('seq', [1, 2]).delete();
  const { hash } = await db('seals').where({ chain: 'log', seq: 3 }).first('hash');
  await db('seals').insert([
    { chain: 'log', seq: 1, subject: String(second), hash },
    { chain: 'log', seq: 2, subject: String(first), hash },
  ]);
  expect(await findings()).toEqual([`log 1: ${second} is not what was sealed`]);
});

test('a changed amount, a changed reason and an added posting of the ledger are found', async () => {
  const { transactions } = await sealThree();
  const broken = [`ledger 2: ${transactions[1]} is not what was sealed`];
  const posting = () => db('ledgerPostings').where({ transactionId: transactions[1] });
  await posting().where('amountFen', '>', 0).update({ amountFen: 501 });
  expect(await findings()).toEqual(broken);
  await posting().where('amountFen', '>', 0).update({ amountFen: 500 });
  expect(await findings()).toEqual([]);

  const row = () => db('ledgerTransactions').where({ id: transactions[1] });
  await row().update({ reason: 'a gift' });
  expect(await findings()).toEqual(broken);
  await row().update({ reason: '' });
  expect(await findings()).toEqual([]);

  await db('ledgerPostings').insert([
    { transactionId: transactions[1], account: 'sales', amountFen: 7 },
    { transactionId: transactions[1], account: 'marketing', amountFen: -7 },
  ]);
  await sealRows(db, config);
  expect(await findings()).toEqual(broken);
});

test('a walk goes on where one ended and finds what was altered after it', async () => {
  const { ids } = await sealThree();
  const since = await checkpointNow();
  await logRows(2);
  await sealRows(db, config);
  expect(await verifyChains(db, config.auditSealKey, since)).toMatchObject({ sealed: 8, findings: [] });
  const row = (id: unknown) => db('auditLog').where({ id });
  await row(ids[1]).update({ reason: 'changed' });
  expect(await findings(since)).toEqual([]);
  expect(await findings()).toEqual([`log 2: ${ids[1]} is not what was sealed`]);
  const fifth = await db('seals').where({ chain: 'log', seq: 5 }).first('subject');
  await row(fifth.subject).update({ reason: 'changed' });
  expect(await findings(since)).toEqual([`log 5: ${fifth.subject} is not what was sealed`]);
});

test('a walk that goes on finds what was put in past the queue', async () => {
  await sealThree();
  const since = await checkpointNow();
  await logRows(1);
  const inserted = await db('unsealed').where({ chain: 'log' }).first('subject');
  await db('unsealed').delete();
  expect(await findings(since)).toEqual([`log: ${inserted.subject} was never to be sealed`]);
});

test('a walk that goes on finds a chain that was cut off before its start, and one that was emptied', async () => {
  await sealThree();
  const since = await checkpointNow();
  await db('seals').where({ chain: 'log', seq: 3 }).delete();
  await db('chains').where({ name: 'log' }).update({ seq: 2 });
  expect(await findings(since)).toEqual(['log 4: the chain ends elsewhere']);
  await db('seals').where({ chain: 'log' }).delete();
  await db('chains').where({ name: 'log' }).update({ seq: 0, mac: '' });
  expect(await findings(since)).toEqual(['log 4: the chain ends elsewhere']);
});

test('the thread finds what the shop itself finds', async () => {
  await sealThree();
  expect(await verifyChainsAside(db, config.auditSealKey)).toMatchObject({ sealed: 6, findings: [] });
  await db('auditLog').update({ reason: 'changed' });
  const { findings } = await verifyChainsAside(db, config.auditSealKey);
  expect(findings).toEqual([
    {
      invariant: 'U1 the sealed chain is intact',
      subject: expect.stringMatching(/^log 1: \d+ is not what was/),
    },
  ]);
});
