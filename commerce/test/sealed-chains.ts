import { afterAll, beforeEach, expect } from 'vitest';
import { type Checkpoint, readPosition } from '../src/audit/checkpoint.ts';
import { sealRows } from '../src/audit/seal.ts';
import { verifyChains } from '../src/audit/verify-chains.ts';
import { writeLog } from '../src/audit/write-log.ts';
import type { Db, Trx } from '../src/db/db.ts';
import { transaction } from '../src/db/transaction.ts';
import { accounts } from '../src/ledger/accounts.ts';
import { moveMoney } from '../src/wallet/move-money.ts';
import { sealKeys } from './create-test-app.ts';
import { createTestDatabase } from './create-test-database.ts';
import { dropTriggers } from './drop-triggers.ts';

export const sealKey = 'a key for tests alone, long enough';
export const config = { sealKeys: sealKeys(sealKey) };
export const at = Date.UTC(2026, 0, 15, 4);

/** The database has no append-only triggers. Log and ledger are emptied before each test. */
export async function openChains() {
  const database = await createTestDatabase();
  const { db } = database;
  await dropTriggers(db);
  beforeEach(() => empty(db));
  afterAll(() => database.destroy());

  const logRows = (count: number) =>
    transaction(db, async (trx) => {
      for (let index = 1; index <= count; index += 1) await log(trx, `test/${index}`);
    });

  const findings = async (since?: Checkpoint): Promise<string[]> =>
    (await verifyChains(db, config.sealKeys, since)).findings.map(({ subject }) => subject);

  const checkpointNow = async (): Promise<Checkpoint> => {
    const { ends } = await verifyChains(db, config.sealKeys);
    return { position: await readPosition(db, at), ends };
  };

  const sealThree = async (): Promise<{ ids: number[]; transactions: string[] }> => {
    const userId = crypto.randomUUID();
    await logRows(3);
    for (const reference of ['a', 'b', 'c']) await recharge(db, userId, reference);
    await sealRows(db, config);
    expect(await findings()).toEqual([]);
    return {
      ids: await db('auditLog').orderBy('id').pluck('id'),
      transactions: await db('seals').where({ chain: 'ledger' }).orderBy('seq').pluck('subject'),
    };
  };

  return { db, logRows, findings, checkpointNow, sealThree };
}

async function empty(db: Db): Promise<void> {
  const tables = [
    ...([
      'audits',
      'unsealed',
      'seals',
      'handOvers',
      'logDetails',
      'auditLog',
      'ledgerDays',
      'ledgerPostings',
      'walletEntries',
      'depositUses',
      'deposits',
    ] as const),
    ...(['ledgerTransactions', 'ledgerAccounts', 'walletTotals'] as const),
  ];
  for (const table of tables) await db(table).delete();
  await db('chains').update({ seq: 0, mac: '' });
}

export function log(trx: Trx, action: string, errorCode = '', circumstances?: object): Promise<void> {
  return writeLog(trx, {
    actor: 'cli',
    roles: [],
    action,
    object: 'role:x',
    errorCode,
    circumstances,
    reason: '',
    ip: '',
    requestId: '',
    before: null,
    after: { action },
    at,
  });
}

export function recharge(db: Db, userId: string, reference: string, amountFen = 500): Promise<string> {
  return transaction(db, (trx) =>
    moveMoney(trx, {
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
