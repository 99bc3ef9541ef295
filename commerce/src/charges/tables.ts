import type { Channel } from '../../contract/choices.ts';
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
        /** What finance has to check, or null. Unique, so that each payment in doubt is stored once. */
        doubt: string | null;
        /** Unique, so that a repeated notice is stored once. Null for payments that staff opened again. */
        told: string | null;
      },
      'id'
    >;
    /** Triggers keep a row here for each notice with a doubt (see `006-charges`). */
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
