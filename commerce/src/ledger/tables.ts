import type { AppendOnlyTable, Table } from '../db/tables.ts';
import type { SumOfDay } from './sums-of-days.ts';

declare module '../db/tables.ts' {
  interface Tables {
    ledgerTransactions: AppendOnlyTable<{
      id: string;
      transactionNo: string;
      scene: string;
      businessRef: string;
      actor: string;
      orderNo: string | null;
      chargeNo: string | null;
      refundNo: string | null;
      channel: string | null;
      serialNo: string | null;
      /** The id of the transaction that this transaction undoes. */
      reverses: string | null;
      reason: string;
      createdAt: number;
    }>;
    ledgerPostings: AppendOnlyTable<
      {
        id: number;
        transactionId: string;
        account: string;
        amountFen: number;
        /** The account's balance after this posting; null for an account of the shop. */
        balanceAfterFen: number | null;
      },
      'id'
    >;
    /**
     * The payments of providers that are credited at the moment, each once. A trigger adds a row with the credit and
     * deletes it when the credit is reversed (see `004-ledger`).
     */
    paymentCredits: Table<{ channel: string; serialNo: string; transactionId: string }>;
    /** The cached balances of members' accounts. */
    ledgerAccounts: Table<{ account: string; balanceFen: number }>;
    /** The sums of the sealed transactions by day (see `SumOfDay`). */
    ledgerDays: Table<SumOfDay>;
    walletEntries: AppendOnlyTable<
      { id: number; transactionId: string; userId: string; amountFen: number; balanceAfterFen: number },
      'id'
    >;
    credits: Table<
      {
        id: number;
        transactionId: string;
        userId: string;
        chargeNo: string | null;
        amountFen: number;
        leftFen: number;
      },
      'id'
    >;
    /** `amountFen`: positive where the credit was used, negative where it was given back. */
    creditUses: AppendOnlyTable<
      { id: number; creditId: number; transactionId: string; amountFen: number },
      'id'
    >;
  }
}
