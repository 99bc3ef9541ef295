import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { connect } from '../../../commerce/src/db/connect.ts';
import { migrate } from '../../../commerce/src/db/migrate.ts';
import { createTestApp, type TestApp } from '../../../commerce/test/create-test-app.ts';
import { seedShop } from './seed.ts';
import type { Size } from './seed-records.ts';

export async function openSeededShop(dataDir: string, size: Size): Promise<TestApp> {
  mkdirSync(dataDir, { recursive: true });
  const db = connect({ dataDir, databaseUrl: null });
  await migrate(db);
  const env = { DATA_DIR: dataDir, DATABASE_URL: '' };
  const app = await createTestApp({}, { db, env, destroy: () => db.destroy() });
  const seeded = path.join(dataDir, '.seeded');
  if (!existsSync(seeded)) {
    console.log(`Seeding ${dataDir}`);
    // Durability costs time, and a shop of the bench may be lost.
    for (const pragma of ['synchronous = OFF', 'cache_size = -400000']) await db.raw(`PRAGMA ${pragma}`);
    await seedShop(db, size, app.clock.now(), console.log);
    writeFileSync(seeded, '');
  }
  return app;
}
