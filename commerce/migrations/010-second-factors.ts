import type { Knex } from 'knex';

/** Times are epoch milliseconds. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('sessions', (table) => {
    // When the person last proved who he is, with everything that the account asks for.
    table.bigInteger('confirmed_at').notNullable().defaultTo(0);
    // When the session was last used to prove it. 0 after the proof counted for a change of the factors.
    table.bigInteger('unused_proof_at').notNullable().defaultTo(0);
  });

  await knex.schema.createTable('passkeys', (table) => {
    // The credential id in base64url.
    table.string('id', 1400).primary();
    table.uuid('user_id').notNullable().references('id').inTable('users').index();
    table.string('name', 60).notNullable();
    // COSE, in base64url.
    table.text('public_key').notNullable();
    table.bigInteger('counter').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('last_used_at');
  });

  // A challenge is for one answer of a passkey.
  await knex.schema.createTable('passkey_challenges', (table) => {
    table.string('challenge', 60).primary();
    table.string('purpose', 10).notNullable();
    // Null for a login that does not say yet whose it is.
    table.uuid('user_id').references('id').inTable('users');
    table.bigInteger('expires_at').notNullable().index();
  });

  await knex.schema.createTable('totp_secrets', (table) => {
    table.uuid('user_id').primary().references('id').inTable('users');
    // Both are encrypted. The pending one counts after a first code has proved that the app has it.
    table.string('secret', 200).notNullable();
    table.string('pending', 200).notNullable();
    // Null until the first secret counts.
    table.bigInteger('added_at');
    // A code counts once: later ones belong to a later period of 30 seconds.
    table.bigInteger('last_period').notNullable();
    table.integer('tries').notNullable();
    table.bigInteger('tries_since').notNullable();
  });

  await knex.schema.createTable('recovery_codes', (table) => {
    table.uuid('user_id').notNullable().references('id').inTable('users');
    table.string('hash', 64).notNullable();
    // The codes of a person share it.
    table.string('salt', 32).notNullable();
    table.bigInteger('used_at');
    table.primary(['user_id', 'hash']);
  });
}
