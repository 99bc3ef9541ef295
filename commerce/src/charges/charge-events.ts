import { z } from 'zod';
import type { OutputOf } from '../../contract/contract.ts';
import { type Act, readActs } from '../audit/read-acts.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';

type ChargeEvent = OutputOf<'GET /admin/charges/detail'>['events'][number];

const failing = 'charges/fail';
/** This act is logged for the charge whose credit it reversed. */
const reversing = 'finance/resolve';

const number = z.string().nullable().default(null);
const loggedBefore = z.object({
  confirmedSerialNo: number,
  confirmedBy: z.object({ username: z.string() }).nullable().default(null),
});
const loggedAfter = z.object({
  status: z.string().nullish(),
  serialNo: number,
  reversalNo: number,
  correctionNo: number,
});

/** A number that waits for a second person is not shown, because that person must find it independently. */
export async function readChargeEvents(db: Db, chargeNo: string): Promise<ChargeEvent[]> {
  const acts = await readActs(db, `charge:${chargeNo}`, ['charges/confirm', failing, reversing]);
  return acts.map((act, index) => {
    const { status, serialNo, reversalNo, correctionNo } = loggedAfter.parse(act.after);
    const event = eventOf(act, status);
    const before = loggedBefore.safeParse(act.before).data;
    const next = loggedBefore.safeParse(acts[index + 1]?.before).data;
    const numbers = { confirmed: serialNo, confirmedFirst: next?.confirmedSerialNo ?? null };
    return {
      at: isoTime(act.at),
      by: act.by,
      event,
      reason: act.reason,
      serialNo: isConfirmation(event) ? numbers[event] : null,
      replaced: isConfirmation(event) ? replacedBy(before, serialNo) : null,
      reversalNo,
      correctionNo,
    };
  });
}

function isConfirmation(event: ChargeEvent['event']): event is 'confirmed' | 'confirmedFirst' {
  return event === 'confirmed' || event === 'confirmedFirst';
}

function replacedBy(
  before: z.infer<typeof loggedBefore> | undefined,
  serialNo: string | null,
): string | null {
  const first = before?.confirmedSerialNo ?? null;
  return first === null || first === serialNo ? null : (before?.confirmedBy?.username ?? null);
}

function eventOf({ action }: Act, status: string | null | undefined): ChargeEvent['event'] {
  if (action === failing) return 'failed';
  if (action === reversing) return 'reversed';
  return status === 'SUCCESS' ? 'confirmed' : 'confirmedFirst';
}
