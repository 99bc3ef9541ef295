import type { Knex } from 'knex';

/** Stored answers, which make writes repeatable, and the outbox of changes that web has not received yet. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('requests', (table) => {
    table.string('principal', 60).notNullable();
    table.uuid('request_id').notNullable();
    table.string('endpoint', 80).notNullable();
    table.string('input_hash', 64).notNullable();
    table.text('answer');
    table.bigInteger('created_at').notNullable().index();
    table.primary(['principal', 'request_id']);
  });

  await knex.schema.createTable('outbox_events', (table) => {
    table.bigIncrements('id');
    table.string('tag', 80).notNullable();
    table.bigInteger('created_at').notNullable();
  });
}
