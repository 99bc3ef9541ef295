import type { Table } from '../db/tables.ts';

declare module '../db/tables.ts' {
  interface Tables {
    /** The library rate-limiter-flexible writes this table. */
    rateLimits: Table<{ key: string; points: number; expire: number | null }, 'points'>;
  }
}
