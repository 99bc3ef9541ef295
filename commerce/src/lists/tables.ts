import type { Table } from '../db/tables.ts';
import type { StoredSum } from './list-sums.ts';

declare module '../db/tables.ts' {
  interface Tables {
    /** The sums of lists by day, and with the day -1 of all days together (see `008-sums-of-lists`). */
    listSums: Table<StoredSum>;
    /** What was changed since the sums were last folded. Triggers add these rows. */
    listSumChanges: Table<StoredSum & { id: number }, 'id'>;
  }
}
