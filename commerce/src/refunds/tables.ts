import type { Table } from '../db/tables.ts';
import type { Refund } from './refund.ts';

declare module '../db/tables.ts' {
  interface Tables {
    refunds: Table<Refund, 'explanation'>;
  }
}
