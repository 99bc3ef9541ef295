import type { Knex } from 'knex';

/** Members, their sessions, SMS codes and addresses. Times are epoch milliseconds. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('users', (table) => {
    table.uuid('id').primary();
    table.string('username', 30).notNullable();
    table.string('username_key', 30).notNullable().unique();
    table.string('phone', 11).notNullable().unique();
    table.string('email', 120);
    table.bigInteger('email_verified_at');
    table.string('password_hash', 200).notNullable();
    table.string('nickname', 40).notNullable();
    table.string('avatar', 200);
    table.string('status', 10).notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('last_login_at');
  });
  // A member can log in with an e-mail address only after verifying it. Only one member can verify an address.
  await knex.raw(
    'CREATE UNIQUE INDEX users_verified_email ON users (email) WHERE email_verified_at IS NOT NULL',
  );

  await knex.schema.createTable('sessions', (table) => {
    table.uuid('id').primary();
    table.uuid('user_id').notNullable().references('id').inTable('users').index();
    table.string('token_hash', 64).notNullable().unique();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('expires_at').notNullable().index();
  });

  await knex.schema.createTable('sms_codes', (table) => {
    table.uuid('id').primary();
    table.string('phone', 11).notNullable();
    table.string('scene', 30).notNullable();
    table.string('subject', 40).notNullable();
    table.string('ip', 45).notNullable();
    table.string('salt', 32).notNullable();
    table.string('code_hash', 64).notNullable();
    table.integer('tries_left').notNullable();
    table.bigInteger('sent_at').notNullable();
    table.bigInteger('expires_at').notNullable();
    table.bigInteger('consumed_at');
    table.index(['phone', 'sent_at']);
    table.index(['ip', 'sent_at']);
    table.index(['sent_at']);
  });

  // Before a message is sent to a phone, the row of the phone is updated, so that two simultaneous messages
  // can't both pass the limits.
  await knex.schema.createTable('sms_phones', (table) => {
    table.string('phone', 11).primary();
    table.bigInteger('last_sent_at').notNullable();
  });

  // Only the development SMS provider writes to this table.
  await knex.schema.createTable('sms_outbox', (table) => {
    table.increments('id');
    table.string('phone', 11).notNullable().index();
    table.string('scene', 30).notNullable();
    table.string('code', 6).notNullable();
    table.bigInteger('sent_at').notNullable();
  });

  await knex.schema.createTable('addresses', (table) => {
    table.uuid('id').primary();
    table.uuid('user_id').notNullable().references('id').inTable('users').index();
    table.string('recipient_name', 40).notNullable();
    table.string('phone', 11).notNullable();
    table.string('province', 40).notNullable();
    table.string('city', 40).notNullable();
    table.string('district', 40).notNullable();
    table.string('street', 120).notNullable();
    table.boolean('is_default').notNullable();
    table.bigInteger('created_at').notNullable();
  });
  await knex.raw('CREATE UNIQUE INDEX addresses_one_default ON addresses (user_id) WHERE is_default');
}
