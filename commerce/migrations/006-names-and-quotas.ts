import type { Knex } from 'knex';

/**
 * Text messages that guests request for a phone number are counted separately from the messages that the
 * owner of the number requests, so that a guest can't use up the owner's quota. The username key gets longer,
 * because lower case and compatibility forms of a username can be longer than the username.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('sms_codes', (table) => {
    table.boolean('by_member').notNullable().defaultTo(false);
  });
  await knex.schema.dropTable('sms_phones');
  await knex.schema.createTable('sms_phones', (table) => {
    table.string('phone', 11).notNullable();
    table.boolean('by_member').notNullable();
    table.bigInteger('last_sent_at').notNullable();
    table.primary(['phone', 'by_member']);
  });
  // SQLite does not limit the length of texts, and changing the type would copy the whole table.
  if (knex.client.config.client === 'pg') {
    await knex.raw('ALTER TABLE users ALTER COLUMN username_key TYPE varchar(60)');
  }
}
