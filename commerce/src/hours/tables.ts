import type { Table } from '../db/tables.ts';
import type { WorkingHours } from './working-hours.ts';

declare module '../db/tables.ts' {
  interface Tables {
    /** One row, a copy of the site settings in the CMS. */
    workingHours: Table<{ id: 1 } & WorkingHours>;
  }
}
