import type { Knex } from 'knex';
import { allowOnlyEmptying, makeAppendOnly } from './append-only.ts';
import { createIndexes } from './create-indexes.ts';
import { queueForSealing } from './queue-for-sealing.ts';
import { startingRoles } from './starting-roles.ts';

const appendOnly = ['audit_log', 'seals'];
const log = { chain: 'log', table: 'audit_log', subject: 'id' };
const ledger = { chain: 'ledger', table: 'ledger_postings', subject: 'transaction_id' };

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

  await knex.schema.createTable('audit_log', (table) => {
    table.bigIncrements('id');
    table.bigInteger('at').notNullable();
    table.string('actor', 60).notNullable();
    table.string('role', 200).notNullable();
    table.string('action', 60).notNullable();
    table.string('object', 80).notNullable();
    table.string('request_id', 64).notNullable();
    // Empty for a write that was done.
    table.string('error_code', 10).notNullable().defaultTo('');
    table.string('details_hash', 64).notNullable();
    table.index(['actor', 'id']);
    table.index(['action', 'id']);
    table.index(['object', 'id']);
  });
  await createIndexes(knex, {
    log_by_time: 'audit_log (at, id)',
    log_by_role: 'audit_log (role, id)',
    log_by_request: 'audit_log (request_id, id)',
    log_by_result: 'audit_log (error_code, id)',
    log_of_actor_by_time: 'audit_log (actor, at, id)',
    log_of_action_by_time: 'audit_log (action, at, id)',
    log_of_result_by_time: 'audit_log (error_code, at, id)',
    log_refused_by_time: "audit_log (at, id) WHERE error_code > ''",
    log_refused_of_actor: "audit_log (actor, at, id) WHERE error_code > ''",
    log_refused_of_action: "audit_log (action, at, id) WHERE error_code > ''",
  });
  // What a log row says of persons. It can be emptied, and the seal of the row stays valid.
  await knex.schema.createTable('log_details', (table) => {
    table.bigInteger('log_id').primary().references('id').inTable('audit_log');
    table.string('salt', 32).notNullable();
    table.string('reason', 200).notNullable();
    table.string('ip', 45).notNullable();
    table.text('before').notNullable();
    table.text('after').notNullable();
    // JSON: what the action was about, such as the amount of a payment; of a refused action, what was asked.
    table.text('circumstances').notNullable();
    table.string('emptied_mac', 64).notNullable().defaultTo('');
    table.index(['ip', 'log_id']);
  });

  // Each chain is numbered without gaps. A job seals rows after they are written.
  await knex.schema.createTable('seals', (table) => {
    table.string('chain', 10).notNullable();
    table.bigInteger('seq').notNullable();
    table.string('subject', 40).notNullable();
    table.string('hash', 64).notNullable();
    table.primary(['chain', 'seq']);
    table.unique(['chain', 'subject']);
  });
  // A sealer locks the row of its chain, so that a second sealer waits.
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
  for (const table of appendOnly) await makeAppendOnly(knex, table);
  await allowOnlyEmptying(knex, 'log_details', {
    key: 'log_id',
    emptied: ['salt', 'reason', 'ip', 'before', 'after', 'circumstances'],
    mark: 'emptied_mac',
  });
  for (const queued of [log, ledger]) await queueForSealing(knex, queued);

  await knex.schema.createTable('audits', (table) => {
    table.bigIncrements('id');
    table.bigInteger('checked_at').notNullable();
    table.bigInteger('ended_at').notNullable();
    table.text('findings').notNullable();
    table.boolean('whole').notNullable().defaultTo(true);
    table.text('checkpoint').notNullable();
    // Null for the hourly job.
    table.uuid('run_by').references('id').inTable('users');
    table.bigInteger('sealed').notNullable();
  });
  await createIndexes(knex, {
    audits_whole_by_id: 'audits (whole, id)',
    audits_with_findings: "audits (id) WHERE findings <> '[]'",
  });
}
