import type { Channel } from '../../contract/wallet.ts';
import type { AppendOnlyTable, Table } from '../db/tables.ts';
import type { Charge } from './charge.ts';
import type { NoticeOutcome } from './take-notice.ts';

declare module '../db/tables.ts' {
  interface Tables {
    charges: Table<Charge, 'note'>;
    paymentNotices: AppendOnlyTable<
      {
        id: number;
        channel: Channel;
        chargeNo: string | null;
        receivedAt: number;
        outcome: NoticeOutcome | 'creditRejected';
        serialNo: string | null;
        amountFen: number | null;
        /** The notification exactly as received, or the answer of the provider as JSON. */
        body: string;
        /**
         * Describes what finance has to check; null if there is nothing to check. Unique, so that each
         * payment in doubt is stored once.
         */
        doubt: string | null;
        /**
         * Identifies the notice and its outcome, so that a repeated notice is stored once. Null for payments
         * that staff opened again.
         */
        told: string | null;
      },
      'id'
    >;
    /** The notices with a doubt. Triggers keep these rows in step (see `006-charges`). */
    paymentDoubts: Table<{
      noticeId: number;
      receivedAt: number;
      /** 1 if staff decided on the payment. */
      decided: 0 | 1;
    }>;
    noticeDecisions: AppendOnlyTable<{
      noticeId: number;
      decidedBy: string;
      decidedAt: number;
      reason: string;
    }>;
  }
}
