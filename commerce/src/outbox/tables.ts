import type { Table } from '../db/tables.ts';

declare module '../db/tables.ts' {
  interface Tables {
    outboxEvents: Table<{ id: number; tag: string; createdAt: number }, 'id'>;
  }
}
