import type { Knex } from 'knex';

/** Tables that all instances share: the leases of jobs, the request counts of callers, and the results of audits. */
export async function up(knex: Knex): Promise<void> {
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

  await knex.schema.createTable('audits', (table) => {
    table.bigIncrements('id');
    table.bigInteger('checked_at').notNullable();
    table.text('findings').notNullable();
  });
}
