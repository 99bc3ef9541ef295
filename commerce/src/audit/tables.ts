import type { AppendOnlyTable, StoredBoolean, Table } from '../db/tables.ts';
import type { Chain } from './sealed-content.ts';

declare module '../db/tables.ts' {
  interface Tables {
    auditLog: AppendOnlyTable<
      {
        id: number;
        at: number;
        actor: string;
        actorName: string;
        /** The names of the roles, separated by commas. */
        role: string;
        action: string;
        object: string;
        reason: string;
        ip: string;
        requestId: string;
        /** JSON. */
        before: string;
        /** JSON. */
        after: string;
        /** Empty if the write was done. */
        errorCode: string;
        /** JSON. Empty if there are none. */
        circumstances: string;
      },
      'id' | 'errorCode' | 'circumstances'
    >;
    seals: AppendOnlyTable<{ chain: Chain; seq: number; subject: string; hash: string }>;
    chains: Table<{ name: Chain; seq: number; mac: string }>;
    unsealed: Table<{ chain: Chain; subject: string; position: number }>;
    audits: Table<
      {
        id: number;
        checkedAt: number;
        /** JSON. */
        findings: string;
        whole: StoredBoolean;
        /** JSON. */
        checkpoint: string;
        /** The staff member who started the check; null for the hourly check. */
        runBy: string | null;
        sealed: number;
        endedAt: number;
      },
      'id' | 'whole'
    >;
  }
}
