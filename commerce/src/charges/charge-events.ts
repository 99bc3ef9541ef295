import { z } from 'zod';
import type { OutputOf } from '../../contract/contract.ts';
import { type Act, readActs } from '../audit/read-acts.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';

type ChargeEvent = OutputOf<'GET /admin/charges/detail'>['events'][number];

const failing = 'charges/fail';
const credited = z.object({ status: z.literal('SUCCESS') });

/** What staff did with a charge, the oldest event first. */
export async function readChargeEvents(db: Db, chargeNo: string): Promise<ChargeEvent[]> {
  const acts = await readActs(db, `charge:${chargeNo}`, ['charges/confirm', failing]);
  return acts.map((act) => ({
    at: isoTime(act.at),
    by: act.by,
    event: eventOf(act),
    reason: act.reason,
  }));
}

function eventOf({ action, after }: Act): ChargeEvent['event'] {
  if (action === failing) return 'failed';
  return credited.safeParse(after).success ? 'confirmed' : 'confirmedFirst';
}
