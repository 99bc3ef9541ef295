import { second } from '../clock.ts';
import type { Db } from '../db/db.ts';

/** A dead holder is replaced after this long. It renews at half time, so a quiet shop writes little. */
const leaseFor = 10 * second;

/**
 * The right to run a job. Of several instances one has it; when that one dies its lease runs out and another
 * takes over.
 */
export interface Lease {
  /** Whether this process has the lease now; takes or renews it where that is due. */
  hold(at: number): Promise<boolean>;
  /** Records a run that ended well. */
  done(at: number): Promise<void>;
  /** Gives it to whoever asks next. */
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
              // Nobody takes it for that long: the clock was put back since.
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

  /** The first instance ever makes the row. */
  async function open(until: number): Promise<number> {
    const made = await db('leases')
      .insert({ name, holder, until })
      .onConflict('name')
      .ignore()
      .returning('name');
    return made.length;
  }
}

/** Epoch ms of the last good run of a job by any instance; null before the first. */
export async function lastDone(db: Db, name: string): Promise<number | null> {
  const row = await db('leases').where({ name }).first('doneAt');
  return row?.doneAt ?? null;
}
