import type { Knex } from 'knex';

/** Messages from visitors, e-mails to members, and the second step of a password reset. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('contact_messages', (table) => {
    table.uuid('id').primary();
    table.string('name', 60).notNullable();
    table.string('email', 120).notNullable();
    table.string('phone', 30).notNullable();
    table.string('subject', 120).notNullable();
    table.text('message').notNullable();
    // A hash of the whole message and the hour, so that a message sent twice within the hour is stored once.
    table.string('fingerprint', 64).notNullable().unique();
    table.string('status', 10).notNullable();
    table.uuid('assignee').references('id').inTable('users');
    table.bigInteger('created_at').notNullable();
    table.index(['created_at', 'id']);
    table.index(['status', 'created_at']);
  });

  await knex.schema.createTable('message_notes', (table) => {
    table.bigIncrements('id');
    table.uuid('message_id').notNullable().references('id').inTable('contact_messages').index();
    table.string('author', 30).notNullable();
    table.text('text').notNullable();
    table.bigInteger('at').notNullable();
  });

  await knex.schema.createTable('email_codes', (table) => {
    table.uuid('id').primary();
    table.uuid('user_id').notNullable().references('id').inTable('users');
    table.string('email', 120).notNullable();
    table.string('salt', 32).notNullable();
    table.string('code_hash', 64).notNullable();
    table.integer('tries_left').notNullable();
    table.bigInteger('sent_at').notNullable();
    table.bigInteger('expires_at').notNullable();
    table.bigInteger('consumed_at');
    table.index(['user_id', 'sent_at']);
    table.index(['email', 'sent_at']);
  });

  // Only the development mail provider writes to this table.
  await knex.schema.createTable('mail_outbox', (table) => {
    table.increments('id');
    table.string('email', 120).notNullable().index();
    table.string('subject', 200).notNullable();
    table.text('text').notNullable();
    table.bigInteger('sent_at').notNullable();
  });

  await knex.schema.createTable('password_resets', (table) => {
    table.string('token_hash', 64).primary();
    table.uuid('user_id').notNullable().references('id').inTable('users');
    table.bigInteger('expires_at').notNullable().index();
    table.bigInteger('consumed_at');
  });
}
