import type { Channel } from '../../contract/choices.ts';
import type { Table } from '../db/tables.ts';
import type { RefundManner } from './sandbox.ts';

declare module '../db/tables.ts' {
  interface Tables {
    sandboxPayments: Table<{
      attemptNo: string;
      channel: Channel;
      amountFen: number;
      state: 'open' | 'paid' | 'closed';
      serialNo: string;
      refunds: RefundManner;
      payableUntil: number;
      returnUrl: string;
    }>;
    sandboxRefunds: Table<{
      refundNo: string;
      attemptNo: string;
      amountFen: number;
      serialNo: string;
      /** May be in the future. */
      refundedAt: number;
    }>;
    /** `answer`: what the shop answered; null until the notice is sent. */
    sandboxNotices: Table<
      {
        id: number;
        attemptNo: string;
        body: string;
        signature: string;
        dueAt: number;
        answer: string | null;
      },
      'id'
    >;
  }
}
