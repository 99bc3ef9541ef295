import type { Knex } from 'knex';
import { createIndexes } from './create-indexes.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('contact_messages', (table) => {
    table.uuid('id').primary();
    table.string('kind', 20).notNullable().defaultTo('contact');
    table.string('product_code', 20);
    table.string('name', 60).notNullable();
    table.string('email', 120).notNullable();
    table.string('phone', 30).notNullable();
    table.string('subject', 120).notNullable();
    table.text('message').notNullable();
    // A hash of the whole message and the hour, so that a repeated message is stored once an hour.
    table.string('fingerprint', 64).notNullable().unique();
    table.string('status', 10).notNullable();
    table.uuid('assignee').references('id').inTable('users');
    table.bigInteger('created_at').notNullable();
    table.index(['created_at', 'id']);
    table.index(['kind', 'created_at']);
    table.index(['assignee', 'created_at', 'id']);
  });
  await createIndexes(knex, {
    messages_by_name: 'contact_messages (name, id)',
    messages_by_email: 'contact_messages (email, id)',
    messages_by_phone: 'contact_messages (phone, id)',
    messages_by_subject: 'contact_messages (subject, id)',
    messages_by_status: 'contact_messages (status, created_at, id)',
  });

  await knex.schema.createTable('message_notes', (table) => {
    table.bigIncrements('id');
    table.uuid('message_id').notNullable().references('id').inTable('contact_messages').index();
    table.string('author', 30).notNullable();
    table.text('text').notNullable();
    table.bigInteger('at').notNullable();
  });
}
