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
      /** The id of the transaction that this one undoes. */
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
        /** Null for an account of the shop. */
        balanceAfterFen: number | null;
      },
      'id'
    >;
    /** The payments that are credited now, each once. A trigger keeps the rows (see `004-ledger`). */
    paymentCredits: Table<{ channel: string; serialNo: string; transactionId: string }>;
    ledgerAccounts: Table<{ account: string; balanceFen: number }>;
    ledgerDays: Table<SumOfDay>;
    walletEntries: AppendOnlyTable<
      { id: number; transactionId: string; userId: string; amountFen: number; balanceAfterFen: number },
      'id'
    >;
    deposits: Table<
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
    /** `amountFen` is negative where the money was given back. */
    depositUses: AppendOnlyTable<
      { id: number; depositId: number; transactionId: string; amountFen: number },
      'id'
    >;
  }
}
