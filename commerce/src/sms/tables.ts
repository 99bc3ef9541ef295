import type { Table } from '../db/tables.ts';

declare module '../db/tables.ts' {
  interface Tables {
    smsOutbox: Table<{ id: number; phone: string; scene: string; code: string; sentAt: number }, 'id'>;
  }
}
