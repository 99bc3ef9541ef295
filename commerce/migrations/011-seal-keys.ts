import type { Knex } from 'knex';
import { makeAppendOnly } from './append-only.ts';

/** Times are epoch milliseconds. */
export async function up(knex: Knex): Promise<void> {
  // From these links on, the chains are sealed with another key. The macs are by the two keys, and each covers all other columns.
  await knex.schema.createTable('hand_overs', (table) => {
    table.bigInteger('id').primary();
    table.bigInteger('at').notNullable();
    // The fingerprints of the two keys.
    table.string('former', 16).notNullable();
    table.string('next', 16).notNullable();
    // The last link of each chain under the former key. In the log it is the row of the hand-over.
    table.bigInteger('log_seq').notNullable();
    table.string('log_hash', 64).notNullable();
    table.bigInteger('ledger_seq').notNullable();
    table.string('ledger_hash', 64).notNullable();
    table.string('former_mac', 64).notNullable();
    table.string('next_mac', 64).notNullable();
  });
  await makeAppendOnly(knex, 'hand_overs');
  await letMacsChange(knex);
}

/** A hand-over gives details that were emptied a mac by the new key. Such a row stays empty, and keeps having a mac. */
async function letMacsChange(knex: Knex): Promise<void> {
  const emptied = ['salt', 'reason', 'ip', 'before', 'after', 'circumstances'];
  const allowed = [
    'NEW.log_id = OLD.log_id',
    "NEW.emptied_mac > ''",
    ...emptied.map((name) => `NEW.${name} = ''`),
  ];
  const condition = `(NOT (${allowed.join(' AND ')}))`;
  if (knex.client.config.client === 'pg') {
    await knex.raw('DROP TRIGGER log_details_only_emptied ON log_details');
    await knex.raw(`
      CREATE TRIGGER log_details_only_emptied BEFORE UPDATE ON log_details
      FOR EACH ROW WHEN ${condition} EXECUTE FUNCTION log_details_only_emptied()`);
    return;
  }
  await knex.raw('DROP TRIGGER log_details_only_emptied');
  await knex.raw(`
    CREATE TRIGGER log_details_only_emptied BEFORE UPDATE ON log_details WHEN ${condition}
    BEGIN SELECT RAISE(ABORT, 'log_details can only be emptied'); END`);
}
