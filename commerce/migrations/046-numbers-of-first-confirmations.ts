import type { Knex } from 'knex';

/** Whether a first confirmation of a charge names a payment in doubt is known without reading all charges. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE INDEX charges_confirmed_once ON charges (confirmed_serial_no)
    WHERE confirmed_serial_no IS NOT NULL`);
}
