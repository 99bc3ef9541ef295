import { z } from 'zod';
import type { OutputOf } from '../../contract/contract.ts';
import { type Act, readActs } from '../audit/read-acts.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';

type ChargeEvent = OutputOf<'GET /admin/charges/detail'>['events'][number];

const failing = 'charges/fail';
/** A difference of a statement is resolved for the charge whose credit it reverses. */
const reversing = 'finance/resolve';

const number = z.string().nullable().default(null);
/** What the log holds before an act. Earlier releases did not log the number that was confirmed first. */
const loggedBefore = z.object({ confirmedSerialNo: number });
const loggedAfter = z.object({
  status: z.string().nullish(),
  serialNo: number,
  reversalNo: number,
  correctionNo: number,
});

/**
 * What staff did with a charge, the oldest event first. The number of a confirmation is shown once the next act has
 * replaced or ended it: as long as it waits, the second person must find the number without help.
 */
export async function readChargeEvents(db: Db, chargeNo: string): Promise<ChargeEvent[]> {
  const acts = await readActs(db, `charge:${chargeNo}`, ['charges/confirm', failing, reversing]);
  return acts.map((act, index) => {
    const { status, serialNo, reversalNo, correctionNo } = loggedAfter.parse(act.after);
    const event = eventOf(act, status);
    const next = loggedBefore.safeParse(acts[index + 1]?.before).data;
    const numbers = { confirmed: serialNo, confirmedFirst: next?.confirmedSerialNo ?? null };
    return {
      at: isoTime(act.at),
      by: act.by,
      event,
      reason: act.reason,
      serialNo: event === 'confirmed' || event === 'confirmedFirst' ? numbers[event] : null,
      reversalNo,
      correctionNo,
    };
  });
}

function eventOf({ action }: Act, status: string | null | undefined): ChargeEvent['event'] {
  if (action === failing) return 'failed';
  if (action === reversing) return 'reversed';
  return status === 'SUCCESS' ? 'confirmed' : 'confirmedFirst';
}
