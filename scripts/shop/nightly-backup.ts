import { setTimeout as wait } from 'node:timers/promises';
import { dayOf, startOf } from '../../commerce/src/calendar.ts';
import { day, hour, minute } from '../../commerce/src/clock.ts';
import { readLastBackup } from '../../commerce/src/health/last-backup.ts';

/** At this time most members are asleep. */
const timeOfDay = 3.5 * hour;
const lookMilliseconds = 10 * minute;

/** For a shop without a timer. A backup that fails is tried again. */
export async function backUpEachNight(
  { DATA_DIR: dataDir }: { DATA_DIR: string },
  backUp: () => Promise<void>,
): Promise<never> {
  // The first process of a container is ended only by signals that it listens to.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));
  for (;;) {
    const last = await readLastBackup({ dataDir, hasBackups: true }, Date.now());
    if (isBackupDue(last?.madeAt ?? null, Date.now())) {
      await backUp().catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
    }
    await wait(lookMilliseconds);
  }
}

/** @param madeAt when the newest backup was made; null for a shop that has none */
export function isBackupDue(madeAt: string | null, at: number): boolean {
  const tonight = startOf(dayOf(at)) + timeOfDay;
  const newest = tonight <= at ? tonight : tonight - day;
  return madeAt === null || Date.parse(madeAt) < newest;
}
