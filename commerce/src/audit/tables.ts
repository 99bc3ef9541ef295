import type { AppendOnlyTable, StoredBoolean, Table } from '../db/tables.ts';
import type { Chain } from './sealed-content.ts';

declare module '../db/tables.ts' {
  interface Tables {
    auditLog: AppendOnlyTable<
      {
        id: number;
        at: number;
        actor: string;
        /** The names of the roles, separated by commas. */
        role: string;
        action: string;
        object: string;
        requestId: string;
        /** Empty if the write was done. */
        errorCode: string;
        detailsHash: string;
      },
      'id' | 'errorCode'
    >;
    /** What a log row says of persons. All texts of an emptied row are empty, but for its mac. */
    logDetails: Table<
      {
        logId: number;
        salt: string;
        reason: string;
        ip: string;
        /** JSON. */
        before: string;
        /** JSON. */
        after: string;
        /** JSON. Empty if there are none. */
        circumstances: string;
        /** Empty, unless the row was emptied. */
        emptiedMac: string;
      },
      'emptiedMac'
    >;
    seals: AppendOnlyTable<{ chain: Chain; seq: number; subject: string; hash: string }>;
    handOvers: AppendOnlyTable<{
      id: number;
      at: number;
      /** The fingerprints of the two keys. */
      former: string;
      next: string;
      /** The last link of each chain under the former key. */
      logSeq: number;
      logHash: string;
      ledgerSeq: number;
      ledgerHash: string;
      formerMac: string;
      nextMac: string;
    }>;
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
