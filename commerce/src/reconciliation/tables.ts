import type { StatementLayout, unreadableReasons } from '../../contract/admin/reconciliations.ts';
import type { BookedChannel, LineOutcome, statementSides } from '../../contract/choices.ts';
import type { AppendOnlyTable, Table } from '../db/tables.ts';

export type Side = (typeof statementSides)[number];
export type Reason = (typeof unreadableReasons)[number];

declare module '../db/tables.ts' {
  interface Tables {
    reconciliations: Table<
      {
        id: number;
        layout: StatementLayout;
        channel: BookedChannel;
        fromDay: string;
        toDay: string;
        fileName: string;
        /** Of `packLines`; empty if there was no file. */
        fingerprint: string;
        /** Null if the shop fetched the bill by itself. */
        reconciledBy: string | null;
        reconciledAt: number;
        lastPosting: number;
        /** JSON: `StatementSums` of each side. */
        sums: string;
        matched: number;
        otherLines: number;
        differences: number;
        /** Differences without a note; 0 once it is replaced. */
        open: number;
        /** Statement minus books, as compared. */
        gapFen: number;
        /** The part of the gap that has no note; 0 once it is replaced. */
        unexplainedFen: number;
        replacedBy: number | null;
      },
      'id' | 'replacedBy'
    >;
    /** The lines of a statement, and what the books have and the statement lacks. */
    reconciliationLines: AppendOnlyTable<
      {
        id: number;
        reconciliationId: number;
        outcome: LineOutcome;
        /** Null if the line can't be read. */
        side: Side | null;
        /** Null if the statement has no such line. */
        line: number | null;
        /** The line of the first copy, if the line stands twice in the statement. */
        firstLine: number | null;
        /** The time as the statement writes it. */
        statedAt: string;
        serialNo: string | null;
        theirFen: number | null;
        ourFen: number | null;
        transactionNo: string | null;
        /** The recharge that the statement names for a payment which the books lack. */
        chargeNo: string | null;
        problem: Reason | null;
        /** The beginning of the line that can't be read. */
        text: string | null;
      },
      'id'
    >;
    differenceNotes: AppendOnlyTable<{
      lineId: number;
      reconciliationId: number;
      reason: string;
      notedBy: string;
      notedAt: number;
      /** The transaction that settled the difference. */
      transactionNo: string | null;
    }>;
  }
}
