import type { Knex } from 'knex';
import { startingRoles } from '../contract/permissions.ts';
import { forgetAppendOnly, makeAppendOnly } from './append-only.ts';

const appendOnly = ['audit_log', 'seals'];

/** Staff: roles, who has them, what they did, and the chain that seals the log and the ledger. */
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

  // One gap-free numbered chain a kind of row, written after the rows by one job.
  await knex.schema.createTable('seals', (table) => {
    table.string('chain', 10).notNullable();
    table.bigInteger('seq').notNullable();
    table.string('subject', 40).notNullable();
    table.string('hash', 64).notNullable();
    table.primary(['chain', 'seq']);
    table.unique(['chain', 'subject']);
  });
  for (const table of appendOnly) await makeAppendOnly(knex, table);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('seals');
  await knex.schema.dropTable('audit_log');
  for (const table of appendOnly) await forgetAppendOnly(knex, table);
  await knex.schema.alterTable('sessions', (table) => {
    table.dropColumns('device', 'ip', 'last_seen_at');
  });
  await knex.schema.dropTable('user_roles');
  await knex.schema.dropTable('roles');
}
