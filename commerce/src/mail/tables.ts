import type { Table } from '../db/tables.ts';

declare module '../db/tables.ts' {
  interface Tables {
    mailOutbox: Table<{ id: number; email: string; subject: string; text: string; sentAt: number }, 'id'>;
  }
}
