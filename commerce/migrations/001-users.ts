import type { Knex } from 'knex';
import { createIndexes } from './create-indexes.ts';

const memberText = ['username', 'nickname', 'phone', 'email']
  .map((column) => `COALESCE(${column}, '')`)
  .join(" || ' ' || ");

/** Times are epoch milliseconds. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('users', (table) => {
    table.uuid('id').primary();
    table.string('username', 30).notNullable();
    // The folded form of a username can be longer than the username.
    table.string('username_key', 60).notNullable().unique();
    table.string('phone', 11).notNullable().unique();
    table.string('email', 120);
    table.bigInteger('email_verified_at');
    table.string('password_hash', 200).notNullable();
    table.string('nickname', 40).notNullable();
    table.string('avatar', 200);
    table.string('status', 10).notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('last_login_at');
    table.bigInteger('accepted_terms');
  });
  // An address works as a login after it is verified, so only one member can verify it.
  await knex.raw(
    'CREATE UNIQUE INDEX users_verified_email ON users (email) WHERE email_verified_at IS NOT NULL',
  );
  await createIndexes(knex, {
    users_by_login: 'users ((COALESCE(last_login_at, 0)), id)',
    users_by_username: 'users (username_key, id)',
    users_of_status_by_time: 'users (status, created_at, id)',
  });
  await makeMembersSearchable(knex);

  await knex.schema.createTable('sessions', (table) => {
    table.uuid('id').primary();
    table.uuid('user_id').notNullable().references('id').inTable('users').index();
    table.string('token_hash', 64).notNullable().unique();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('expires_at').notNullable().index();
    table.string('device', 200).notNullable().defaultTo('');
    table.string('ip', 45).notNullable().defaultTo('');
    table.bigInteger('last_seen_at').notNullable().defaultTo(0);
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
    table.boolean('by_member').notNullable().defaultTo(false);
    table.index(['phone', 'sent_at']);
    table.index(['ip', 'sent_at']);
    table.index(['sent_at']);
  });

  // The row of a phone is locked by an update before a message is sent, so that two simultaneous messages can't both
  // pass the limits. Guests are counted separately, so that they can't use up the quota of the number's owner.
  await knex.schema.createTable('sms_phones', (table) => {
    table.string('phone', 11).notNullable();
    table.boolean('by_member').notNullable();
    table.bigInteger('last_sent_at').notNullable();
    table.primary(['phone', 'by_member']);
  });

  await knex.schema.createTable('sms_outbox', (table) => {
    table.increments('id');
    table.string('phone', 11).notNullable().index();
    table.string('scene', 30).notNullable();
    table.string('code', 6).notNullable();
    table.bigInteger('sent_at').notNullable();
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

  // The CMS says where the shop delivers. Until it has said it, that is the mainland.
  await knex.schema.createTable('delivery_areas', (table) => {
    table.string('area', 20).primary();
  });
  await knex('delivery_areas').insert({ area: 'mainland' });
}

/**
 * PostgreSQL gets the function by which people are searched; on SQLite the connection has it. SQLite finds a part of a
 * text fastest in an index; PostgreSQL limits the length of index entries and can't find a part in them.
 */
async function makeMembersSearchable(knex: Knex): Promise<void> {
  if (knex.client.config.client !== 'pg') {
    await createIndexes(knex, {
      // Must be the expression of `whereMember`, or SQLite does not use the index.
      users_by_time_with_texts: `users (created_at, id, LOWER(${memberText}))`,
      // The members whose texts have characters other than ASCII and Chinese.
      users_with_rare_signs: `users (id, LOWER(${memberText})) WHERE LOWER(${memberText}) GLOB '*[^ -~一-鿿]*'`,
    });
    return;
  }
  await knex.schema.alterTable('users', (table) => {
    table.index(['created_at', 'id']);
  });
  // In a database with the locale C, `lower` knows only ASCII, so the Unicode collation is named where it exists.
  const [unicode] = await knex('pg_collation').where({ collname: 'und-x-icu' }).select('collname').limit(1);
  const collation = unicode ? 'COLLATE "und-x-icu"' : '';
  await knex.raw(`CREATE FUNCTION fold_case(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT normalize(replace(lower(normalize($1, NFKC) ${collation}), 'ς', 'σ'), NFC) $$`);
}
