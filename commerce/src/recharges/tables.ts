import type { Channel } from '../../contract/choices.ts';
import type { AppendOnlyTable, Table } from '../db/tables.ts';
import type { AttemptRow } from './attempt.ts';
import type { Recharge } from './recharge.ts';
import type { NoticeOutcome, Unmatched } from './take-notice.ts';

/** For the release before, which may serve on this database. */
interface Former {
  askedAt: number;
  cashierUrl: string | null;
}

declare module '../db/tables.ts' {
  interface Tables {
    recharges: Table<Recharge & Former, 'note'>;
    paymentAttempts: Table<AttemptRow>;
    paymentNotices: AppendOnlyTable<
      {
        id: number;
        channel: Channel;
        chargeNo: string | null;
        receivedAt: number;
        outcome: NoticeOutcome;
        serialNo: string | null;
        amountFen: number | null;
        /** The notification exactly as received, or the answer of the provider as JSON. */
        body: string;
        /** Unique, so that a repeated notice is stored once. */
        told: string;
      },
      'id'
    >;
    /** Payments that arrived and were credited to nobody. Closed: the money went back. Reopened: only `closedAt` is null. */
    unmatchedPayments: Table<
      {
        id: number;
        channel: Channel;
        chargeNo: string | null;
        serialNo: string;
        amountFen: number;
        outcome: Unmatched;
        receivedAt: number;
        /** Unique, so that each payment is stored once, however often it is reported. */
        report: string;
        closedAt: number | null;
        closedBy: string | null;
        closeReason: string;
      },
      'id' | 'closedAt' | 'closedBy' | 'closeReason'
    >;
  }
}
