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
        /** What came, word for word. */
        body: string;
        /** What finance has to look at; null where that is nothing. */
        doubt: string | null;
        /** What was said and what became of it; null before migration 016. */
        told: string | null;
      },
      'id'
    >;
    noticeDecisions: AppendOnlyTable<{
      noticeId: number;
      decidedBy: string;
      decidedAt: number;
      reason: string;
    }>;
  }
}
