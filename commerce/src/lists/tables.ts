import type { Table } from '../db/tables.ts';
import type { StoredSum } from './list-sums.ts';

declare module '../db/tables.ts' {
  interface Tables {
    /** The day -1 has the sums of all days together (see `008-sums-of-lists`). */
    listSums: Table<StoredSum>;
    /** What triggers added since the sums were last folded. */
    listSumChanges: Table<StoredSum & { id: number }, 'id'>;
  }
}
