import type { Knex } from 'knex';

const memberText = ['username', 'nickname', 'phone', 'email']
  .map((column) => `COALESCE(${column}, '')`)
  .join(" || ' ' || ");

/**
 * PostgreSQL gets the function by which people are searched; on SQLite it belongs to the connection. The search texts
 * of pieces are folded when they are next compared with the CMS, which happens at the start.
 */
export async function up(knex: Knex): Promise<void> {
  if (knex.client.config.client === 'pg') {
    // `lower` of a database with the locale C knows ASCII alone, so the Unicode collation is named where there is one.
    const [unicode] = await knex('pg_collation').where({ collname: 'und-x-icu' }).select('collname').limit(1);
    const collation = unicode ? 'COLLATE "und-x-icu"' : '';
    await knex.raw(`CREATE FUNCTION fold_case(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT normalize(replace(lower(normalize($1, NFKC) ${collation}), 'ς', 'σ'), NFC) $$`);
    return;
  }
  // Staff now search pieces by the same texts as visitors.
  await knex.raw('DROP INDEX products_by_names');
  // The members whose texts have other signs than ASCII and Chinese characters.
  await knex.raw(`CREATE INDEX users_with_rare_signs ON users (id, LOWER(${memberText}))
    WHERE LOWER(${memberText}) GLOB '*[^ -~一-鿿]*'`);
}
