import type { Knex } from 'knex';

/** All instances share these tables. Stored answers make writes repeatable; web has not received the outbox yet. */
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

  await knex.schema.createTable('leases', (table) => {
    table.string('name', 40).primary();
    table.uuid('holder').notNullable();
    table.bigInteger('until').notNullable();
    // When the job last ended without an error.
    table.bigInteger('done_at');
  });

  // The library rate-limiter-flexible expects these columns.
  await knex.schema.createTable('rate_limits', (table) => {
    table.string('key', 255).primary();
    table.integer('points').notNullable().defaultTo(0);
    table.bigInteger('expire').index();
  });
}
