import type { Table } from '../db/tables.ts';

declare module '../db/tables.ts' {
  interface Tables {
    /** `doneAt`: the end of the last successful run; not set by jobs that run more than once a minute. */
    leases: Table<{ name: string; holder: string; until: number; doneAt: number | null }>;
  }
}
