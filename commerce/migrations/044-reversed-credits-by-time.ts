import type { Knex } from 'knex';

/** Reversals of credits are rare. Bills of many days find them, and the corrections that were booked with them, by their time. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE INDEX ledger_reversed_credits ON ledger_transactions (scene, created_at)
    WHERE reverses IS NOT NULL AND scene IN ('CHARGE', 'CHARGE_MARKET')`);
}
