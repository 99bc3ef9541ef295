import { existsSync } from 'node:fs';
import { migrations } from '../../migrations/migrations.ts';
import { sqliteFile } from '../db/connect.ts';
import { countMigrations, whyOtherVersion } from '../db/migrate.ts';
import type { Services } from '../services.ts';

/** Null if the database belongs to a shop of this release. */
export async function whyNoShop({ db, config }: Pick<Services, 'db' | 'config'>): Promise<string | null> {
  const file = sqliteFile(db);
  const place = file ? `in ${config.dataDir}` : 'in the database of DATABASE_URL';
  // A query would create the SQLite file.
  if ((file && !existsSync(file)) || !(await db.schema.hasTable('users'))) {
    return `There is no shop ${place} yet: open it once, or set DATA_DIR or DATABASE_URL to where it is.`;
  }
  const reason = await whyOtherVersion(db);
  if (reason) return reason;
  if ((await countMigrations(db)) < Object.keys(migrations).length) {
    return `The shop ${place} is of an earlier release: open it once with this one, which brings it up to date.`;
  }
  return null;
}
