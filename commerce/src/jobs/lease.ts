import { second } from '../clock.ts';
import type { Db } from '../db/db.ts';

/**
 * A dead holder is replaced after this long. The holder renews its lease only after half of this time, so a
 * shop without visitors writes little.
 */
const leaseFor = 10 * second;

/**
 * The right to run a job. One of several instances has it; when that instance dies, its lease runs out and another
 * instance takes over.
 */
export interface Lease {
  /** Takes or renews the lease where that is due. Resolves to whether this process holds it now. */
  hold(at: number): Promise<boolean>;
  /** Records a successful run. */
  done(at: number): Promise<void>;
  /** Gives the lease up. */
  release(): Promise<void>;
}

export function createLease(db: Db, name: string): Lease {
  const holder = crypto.randomUUID();
  let heldUntil = 0;

  return {
    async hold(at) {
      if (at < heldUntil - leaseFor / 2) return true;
      const until = at + leaseFor;
      const taken =
        (await db('leases')
          .where({ name })
          .where((free) =>
            free
              .where({ holder })
              .orWhere('until', '<=', at)
              // No lease lasts this long, so the clock must have been put back since.
              .orWhere('until', '>', at + leaseFor),
          )
          .update({ holder, until })) || (await open(until));
      heldUntil = taken ? until : 0;
      return taken > 0;
    },

    async done(at) {
      await db('leases').where({ name }).update({ doneAt: at });
    },

    async release() {
      heldUntil = 0;
      await db('leases').where({ name, holder }).update({ until: 0 });
    },
  };

  /** The very first instance creates the row. */
  async function open(until: number): Promise<number> {
    const made = await db('leases')
      .insert({ name, holder, until })
      .onConflict('name')
      .ignore()
      .returning('name');
    return made.length;
  }
}

/** When any instance last ran the job successfully, in epoch milliseconds; null before the first run. */
export async function lastDone(db: Db, name: string): Promise<number | null> {
  const row = await db('leases').where({ name }).first('doneAt');
  return row?.doneAt ?? null;
}
