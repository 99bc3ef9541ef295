import { second } from '../clock.ts';
import type { Db } from '../db/db.ts';

/** After this time, another instance replaces a dead holder. A holder renews only after half of it, to write less. */
const leaseFor = 10 * second;

/** The right of one instance to run a job. */
export interface Lease {
  /** Takes the lease if it is free, or renews it in time. Resolves to whether this process has it now. */
  hold(at: number): Promise<boolean>;
  done(at: number): Promise<void>;
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
              // A lease that ends later than this was taken before the clock was set back.
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

  async function open(until: number): Promise<number> {
    const made = await db('leases')
      .insert({ name, holder, until })
      .onConflict('name')
      .ignore()
      .returning('name');
    return made.length;
  }
}

/** In epoch milliseconds; null before the first run. */
export async function lastDone(db: Db, name: string): Promise<number | null> {
  const row = await db('leases').where({ name }).first('doneAt');
  return row?.doneAt ?? null;
}
