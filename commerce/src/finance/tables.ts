import type { Channel } from '../../contract/choices.ts';
import type { AppendOnlyTable, Table } from '../db/tables.ts';
import type { Reason, Side } from './read-statement.ts';

declare module '../db/tables.ts' {
  interface Tables {
    statementMatchings: AppendOnlyTable<
      {
        id: number;
        channel: Channel;
        fromDay: string;
        toDay: string;
        fileName: string;
        /** SHA-256 of the file's text. */
        fingerprint: string;
        matchedBy: string;
        matchedAt: number;
        lastPosting: number;
        /** JSON. */
        sums: string;
        invalidLines: number;
        differences: number;
      },
      'id'
    >;
    statementDifferences: AppendOnlyTable<
      {
        id: number;
        matchingId: number;
        outcome: 'amountDiffers' | 'otherDay' | 'twice' | 'missingHere' | 'missingThere' | 'invalid';
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
        chargeNo: string | null;
        refundNo: string | null;
        problem: Reason | null;
        /** The beginning of the line that can't be read. */
        text: string | null;
      },
      'id'
    >;
    /** The lines of a statement that the ledger has with the same amount. */
    matchedLines: AppendOnlyTable<{
      matchingId: number;
      line: number;
      side: Side;
      statedAt: string;
      serialNo: string;
      amountFen: number;
      transactionNo: string;
      chargeNo: string | null;
      refundNo: string | null;
    }>;
    matchingDiscards: AppendOnlyTable<{
      matchingId: number;
      reason: string;
      discardedBy: string;
      discardedAt: number;
    }>;
    /** None are open if the matching is replaced or discarded. Triggers update this (see `007-matchings`). */
    matchingProgress: Table<{ matchingId: number; matchedAt: number; unresolved: number }>;
    /** `reversalNo`, `correctionNo`: the transactions of a reversal. */
    differenceResolutions: AppendOnlyTable<{
      differenceId: number;
      matchingId: number;
      how: 'note' | 'reversal';
      reason: string;
      resolvedBy: string;
      resolvedAt: number;
      reversalNo: string | null;
      correctionNo: string | null;
    }>;
  }
}
