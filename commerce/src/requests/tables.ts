import type { Table } from '../db/tables.ts';

declare module '../db/tables.ts' {
  interface Tables {
    requests: Table<{
      principal: string;
      requestId: string;
      endpoint: string;
      inputHash: string;
      /** JSON; null while the request is being answered. */
      answer: string | null;
      createdAt: number;
    }>;
  }
}
