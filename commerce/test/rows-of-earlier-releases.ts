import type { Knex } from 'knex';

/** Adds a member as every release before migration 041 stored one. */
export async function insertMember(knex: Knex): Promise<string> {
  const id = crypto.randomUUID();
  await knex('users').insert({
    ...{ id, username: 'first', usernameKey: 'first', phone: '13800000001', passwordHash: '' },
    ...{ nickname: '', status: 'active', createdAt: 1 },
  });
  return id;
}

interface OldCredit {
  userId: string;
  /** The number of the credit among those of the database, from 1: it makes the transaction's number and time. */
  index: number;
  serialNo: string;
  chargeNo?: string;
  channel?: 'alipay' | 'wechat';
}

/**
 * Adds a credit of ¥1 under a provider's number as staff typed it, as releases before migration 041 did.
 * @returns the number of the transaction
 */
export async function insertCredit(
  knex: Knex,
  { userId, index, serialNo, chargeNo, channel = 'alipay' }: OldCredit,
): Promise<string> {
  const [id, transactionNo] = [crypto.randomUUID(), `JT${String(index).padStart(18, '0')}`];
  await knex('ledgerTransactions').insert({
    ...{ id, transactionNo, scene: 'CHARGE_MARKET', businessRef: `proposal:${id}`, actor: 'system' },
    ...{ reason: '', channel, serialNo, chargeNo: chargeNo ?? null, createdAt: index },
  });
  const balanceAfterFen = 100 * index;
  await knex('ledgerPostings').insert([
    { transactionId: id, account: `wallet:${userId}`, amountFen: 100, balanceAfterFen },
    { transactionId: id, account: `channel:${channel}`, amountFen: -100 },
  ]);
  await knex('walletEntries').insert({ transactionId: id, userId, amountFen: 100, balanceAfterFen });
  return transactionNo;
}
