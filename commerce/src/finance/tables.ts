import type { Channel } from '../../contract/choices.ts';
import type { Table } from '../db/tables.ts';

declare module '../db/tables.ts' {
  interface Tables {
    /** The bill of each day that a provider has, or will have. */
    providerBills: Table<{
      channel: Channel;
      day: string;
      /** Null until the provider was asked for it. */
      firstAskedAt: number | null;
      askedAt: number | null;
      /** When it was compared, or left to a person, or had nothing to compare. */
      doneAt: number | null;
      reconciliationId: number | null;
    }>;
  }
}
