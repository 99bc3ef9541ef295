import type { Knex } from 'knex';

/**
 * Messages that guests have sent to a phone are counted apart from those its member asks for, so that nobody
 * can use up a member's. Lower case and compatibility forms may be longer than the username they come from.
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
  // SQLite keeps texts of any length and would have to copy the whole table.
  if (knex.client.config.client === 'pg') {
    await knex.raw('ALTER TABLE users ALTER COLUMN username_key TYPE varchar(60)');
  }
}
