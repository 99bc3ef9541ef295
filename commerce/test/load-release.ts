import { readdirSync, readFileSync } from 'node:fs';
import { isSqlite } from '../src/db/connect.ts';
import type { Db } from '../src/db/db.ts';
import { bareKnex } from './bare-knex.ts';

const folder = new URL('releases/', import.meta.url);

/** The versions that `node scripts/run.mjs keep-release` has kept. */
export const keptReleases = [
  ...new Set(readdirSync(folder).map((file) => file.replace(/\.(sqlite|postgresql)\.sql$/, ''))),
];

/** Fills an empty database with the shop of a kept release. */
export async function loadRelease(db: Db, version: string): Promise<void> {
  const sql = readFileSync(
    new URL(`${version}.${isSqlite(db) ? 'sqlite' : 'postgresql'}.sql`, folder),
    'utf8',
  );
  const { client } = bareKnex(db);
  const connection = await client.acquireConnection();
  try {
    // The drivers run many statements at once; Knex does not.
    if (isSqlite(db)) connection.exec(`PRAGMA foreign_keys = OFF;\n${sql}PRAGMA foreign_keys = ON;`);
    else await connection.query(sql);
  } finally {
    await client.releaseConnection(connection);
  }
}
