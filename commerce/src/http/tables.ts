import type { Table } from '../db/tables.ts';

declare module '../db/tables.ts' {
  interface Tables {
    /** Written by rate-limiter-flexible. */
    rateLimits: Table<{ key: string; points: number; expire: number | null }, 'points'>;
  }
}
