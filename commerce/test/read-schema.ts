import { isSqlite } from '../src/db/connect.ts';
import type { Db } from '../src/db/db.ts';
import { rawRows } from '../src/db/raw-rows.ts';

const ofPostgresql = [
  `SELECT table_name || '.' || column_name || ' ' || data_type || ' ' || COALESCE(character_maximum_length, 0) ||
     ' ' || is_nullable || ' ' || COALESCE(column_default, '') AS part
   FROM information_schema.columns WHERE table_schema = 'public'`,
  "SELECT indexdef AS part FROM pg_indexes WHERE schemaname = 'public'",
  `SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) AS part FROM pg_constraint
   WHERE connamespace = 'public'::regnamespace`,
  'SELECT pg_get_triggerdef(oid) AS part FROM pg_trigger WHERE NOT tgisinternal',
  "SELECT pg_get_functiondef(oid) AS part FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prokind = 'f'",
];

/** PostgreSQL writes `IN ('a', 'b')` of a condition otherwise once it has read it from a dump. */
function withoutCasts(part: string): string {
  return part.includes('ARRAY[') ? part.replaceAll(/::(character varying|text)(\[\])?|[()]/g, '') : part;
}

/** Every column, index, constraint, trigger and function, in an order that does not depend on when it was made. */
export async function readSchema(db: Db): Promise<string[]> {
  const queries = isSqlite(db)
    ? ["SELECT sql AS part FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'"]
    : ofPostgresql;
  const parts = await Promise.all(queries.map((sql) => rawRows<{ part: string }>(db, sql)));
  return parts
    .flat()
    .map(({ part }) => withoutCasts(part))
    .sort();
}
