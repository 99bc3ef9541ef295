import type { OutputOf } from '../../contract/contract.ts';
import { own } from '../../contract/own.ts';
import { readActs } from '../audit/read-acts.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';

type RefundEvent = OutputOf<'GET /admin/refunds/detail'>['events'][number];

const events: Readonly<Record<string, RefundEvent['event']>> = {
  'refunds/approve': 'approved',
  'refunds/reject': 'rejected',
  'refunds/settle': 'settled',
};

/** The oldest event first. */
export async function readRefundEvents(db: Db, refundNo: string): Promise<RefundEvent[]> {
  const acts = await readActs(db, `refund:${refundNo}`, Object.keys(events));
  return acts.flatMap(({ action, at, by, reason }) => {
    const event = own(events, action);
    return event ? [{ at: isoTime(at), by, event, reason }] : [];
  });
}
