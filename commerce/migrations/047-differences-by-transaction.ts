import type { Knex } from 'knex';

/** A reversal looks for its payment among the differences of all matchings, because a late line can be of any day. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE INDEX differences_by_transaction ON statement_differences (transaction_no)
    WHERE transaction_no IS NOT NULL`);
}
