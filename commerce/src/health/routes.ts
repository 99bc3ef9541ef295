import { second } from '../clock.ts';
import { isSqlite } from '../db/connect.ts';
import { countMigrations } from '../db/migrate.ts';
import { fail } from '../fail.ts';
import type { Routes } from '../http/routes.ts';
import { compareCatalog } from '../jobs/jobs.ts';
import { lastDone } from '../leases/lease.ts';

export const healthRoutes = {
  'GET /health': async () => ({ up: true as const }),

  'GET /ready': async ({ services: { db, clock, log } }) => {
    try {
      const comparedAt = await lastDone(db, compareCatalog);
      return {
        database: isSqlite(db) ? ('sqlite' as const) : ('postgresql' as const),
        migrations: await countMigrations(db),
        catalogAgeSeconds: comparedAt === null ? null : Math.round((clock.now() - comparedAt) / second),
      };
    } catch (error) {
      log.error({ err: error }, 'not ready');
      throw fail('temporarilyUnavailable');
    }
  },
} satisfies Partial<Routes>;
