import type { Knex } from 'knex';

/** Times are epoch milliseconds. */
export async function up(knex: Knex): Promise<void> {
  // Browsers that logged in. The id that a browser chose is stored hashed.
  await knex.schema.createTable('known_devices', (table) => {
    table.uuid('user_id').notNullable().references('id').inTable('users');
    table.string('device_hash', 64).notNullable();
    table.string('language', 2).notNullable();
    table.bigInteger('first_seen_at').notNullable();
    table.bigInteger('last_seen_at').notNullable().index();
    table.primary(['user_id', 'device_hash']);
  });

  // What members are told about their accounts. A row that was sent or dropped stays, to limit the next ones.
  await knex.schema.createTable('security_notices', (table) => {
    table.uuid('id').primary();
    table.uuid('user_id').notNullable().references('id').inTable('users');
    table.string('kind', 20).notNullable();
    table.string('language', 2).notNullable();
    // User-Agent and network address of the call; empty for an act of the shop.
    table.string('device', 200).notNullable();
    table.string('ip', 60).notNullable();
    table.bigInteger('created_at').notNullable().index();
    // The address that was verified then; null if there was none, and the phone is told.
    table.string('email', 254);
    // When it is tried next. Null once it was sent or dropped.
    table.bigInteger('due_at').index();
    table.index(['user_id', 'created_at']);
  });
}
