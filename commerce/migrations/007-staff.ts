import type { Knex } from 'knex';
import { makeAppendOnly } from './append-only.ts';
import { queueForSealing } from './queue-for-sealing.ts';
import { startingRoles } from './starting-roles.ts';

const appendOnly = ['audit_log', 'seals'];
const log = { chain: 'log', table: 'audit_log', subject: 'id' };
const ledger = { chain: 'ledger', table: 'ledger_postings', subject: 'transaction_id' };

/** Staff: roles and their holders, the log of what staff did, and the chains that seal the log and the ledger. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('roles', (table) => {
    table.string('name', 40).primary();
    table.text('permissions').notNullable();
    table.bigInteger('updated_at').notNullable();
  });
  await knex('roles').insert(
    Object.entries(startingRoles).map(([name, permissions]) => ({
      name,
      permissions: JSON.stringify(permissions),
      updated_at: 0,
    })),
  );

  await knex.schema.createTable('user_roles', (table) => {
    table.uuid('user_id').notNullable().references('id').inTable('users');
    table.string('role_name', 40).notNullable().references('name').inTable('roles').index();
    table.primary(['user_id', 'role_name']);
  });

  await knex.schema.alterTable('users', (table) => {
    table.index(['created_at', 'id']);
  });
  await knex.schema.alterTable('sessions', (table) => {
    table.string('device', 200).notNullable().defaultTo('');
    table.string('ip', 45).notNullable().defaultTo('');
    table.bigInteger('last_seen_at').notNullable().defaultTo(0);
  });

  await knex.schema.createTable('audit_log', (table) => {
    table.bigIncrements('id');
    table.bigInteger('at').notNullable().index();
    table.string('actor', 60).notNullable();
    table.string('actor_name', 30).notNullable();
    table.string('role', 200).notNullable();
    table.string('action', 60).notNullable();
    table.string('object', 80).notNullable();
    table.string('reason', 200).notNullable();
    table.string('ip', 45).notNullable();
    table.string('request_id', 64).notNullable();
    table.text('before').notNullable();
    table.text('after').notNullable();
    table.index(['actor', 'id']);
    table.index(['action', 'id']);
    table.index(['object', 'id']);
  });

  // There are two chains, one for the log and one for the ledger. The entries of each chain are numbered
  // without gaps. A job seals rows after they are written.
  await knex.schema.createTable('seals', (table) => {
    table.string('chain', 10).notNullable();
    table.bigInteger('seq').notNullable();
    table.string('subject', 40).notNullable();
    table.string('hash', 64).notNullable();
    table.primary(['chain', 'seq']);
    table.unique(['chain', 'subject']);
  });
  // The end of each chain. A sealer locks the row, so that a second sealer waits.
  await knex.schema.createTable('chains', (table) => {
    table.string('name', 10).primary();
    table.bigInteger('seq').notNullable();
    table.string('mac', 64).notNullable();
  });
  await knex('chains').insert([log, ledger].map(({ chain }) => ({ name: chain, seq: 0, mac: '' })));
  await knex.schema.createTable('unsealed', (table) => {
    table.string('chain', 10).notNullable();
    table.string('subject', 40).notNullable();
    table.bigInteger('position').notNullable();
    table.primary(['chain', 'subject']);
    table.index(['chain', 'position']);
  });
  await knex.raw(`
    INSERT INTO unsealed (chain, subject, position)
    SELECT 'ledger', CAST(transaction_id AS VARCHAR(40)), MIN(id) FROM ledger_postings GROUP BY transaction_id`);
  for (const table of appendOnly) await makeAppendOnly(knex, table);
  for (const queued of [log, ledger]) await queueForSealing(knex, queued);
}
