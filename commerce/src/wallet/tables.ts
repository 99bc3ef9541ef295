import type { Table } from '../db/tables.ts';

declare module '../db/tables.ts' {
  interface Tables {
    /** Stored so that the admin area can sort its lists by a total. */
    walletTotals: Table<
      {
        userId: string;
        rechargedFen: number;
        spentFen: number;
        refundedFen: number;
        /** 0 before the first entry. */
        lastEntryAt: number;
        balanceFen: number;
        heldFen: number;
        paidOrders: number;
      },
      'balanceFen' | 'heldFen' | 'paidOrders'
    >;
  }
}
