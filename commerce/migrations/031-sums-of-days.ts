import type { Knex } from 'knex';

const hour = 3_600_000;

/**
 * The sums of the sealed part of the ledger by day, so that bills and statements need not read every posting. The
 * sealer adds each transaction once, when it seals it (docs/decisions/040).
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('ledger_days', (table) => {
    // `wallet` and `held` stand for the accounts of all members. `member` is what moved in a wallet, frozen money
    // included, as the records of wallets show it. Every other name is an account of the shop.
    table.string('account', 60).notNullable();
    // The number of days since 1970 in the time zone of the workshop.
    table.integer('day').notNullable();
    table.string('scene', 20).notNullable();
    // Empty for a transaction without a channel.
    table.string('channel', 10).notNullable();
    // 1 for money that came into the account, 0 for money that left it.
    table.integer('incoming').notNullable();
    table.bigInteger('count').notNullable();
    table.bigInteger('sum_fen').notNullable();
    table.primary(['account', 'day', 'scene', 'channel', 'incoming']);
  });
  for (const { rows, account } of [
    {
      rows: 'ledger_postings',
      account: `CASE WHEN m.account LIKE 'wallet:%' THEN 'wallet' WHEN m.account LIKE 'held:%' THEN 'held'
        ELSE m.account END`,
    },
    { rows: 'wallet_entries', account: "'member'" },
  ]) {
    await knex.raw(`
      INSERT INTO ledger_days (account, day, scene, channel, incoming, count, sum_fen)
      SELECT ${account}, (t.created_at + ${8 * hour}) / ${24 * hour}, t.scene, COALESCE(t.channel, ''),
        CASE WHEN m.amount_fen > 0 THEN 1 ELSE 0 END, COUNT(*), SUM(m.amount_fen)
      FROM ledger_transactions t JOIN ${rows} m ON m.transaction_id = t.id
      WHERE EXISTS (SELECT 1 FROM seals WHERE chain = 'ledger' AND subject = CAST(t.id AS VARCHAR(40)))
      GROUP BY 1, 2, 3, 4, 5`);
  }
}
