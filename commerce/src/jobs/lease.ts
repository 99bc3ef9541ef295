import { second } from '../clock.ts';
import type { Db } from '../db/db.ts';

/**
 * A lease lasts this long, so another instance replaces a dead holder after this time. The holder renews its
 * lease only after half of the time, so that a shop without visitors writes little.
 */
const leaseFor = 10 * second;

/**
 * The right to run a job. Only one instance at a time holds the lease. If that instance dies, the lease runs
 * out and another instance takes it.
 */
export interface Lease {
  /** Takes the lease if it is free, or renews it in time. Resolves to whether this process holds the lease now. */
  hold(at: number): Promise<boolean>;
  /** Records a successful run. */
  done(at: number): Promise<void>;
  /** Ends the lease, so that another instance can take it at once. */
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
              // A lease that ends later than this was taken before the clock was set back, so it is ignored.
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

  /** Creates the row of the lease, if no instance has created it before. */
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
