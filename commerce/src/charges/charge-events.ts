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
/** What the log holds after an act. Earlier releases did not log the number that the first person confirmed. */
const logged = z.object({
  status: z.string().nullish(),
  serialNo: number,
  confirmedSerialNo: number,
  reversalNo: number,
  correctionNo: number,
});

/** What staff did with a charge, the oldest event first. */
export async function readChargeEvents(db: Db, chargeNo: string): Promise<ChargeEvent[]> {
  const acts = await readActs(db, `charge:${chargeNo}`, ['charges/confirm', failing, reversing]);
  return acts.map((act) => {
    const { status, serialNo, confirmedSerialNo, reversalNo, correctionNo } = logged.parse(act.after);
    const event = eventOf(act, status);
    return {
      at: isoTime(act.at),
      by: act.by,
      event,
      reason: act.reason,
      serialNo: event === 'confirmed' || event === 'confirmedFirst' ? (confirmedSerialNo ?? serialNo) : null,
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
