import type { Table } from '../db/tables.ts';

declare module '../db/tables.ts' {
  interface Tables {
    /** `doneAt`: when the job last ended successfully. Jobs that run more than once a minute do not set it. */
    leases: Table<{ name: string; holder: string; until: number; doneAt: number | null }>;
  }
}
