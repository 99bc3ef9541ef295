import { type LockOptions, lock } from 'proper-lockfile';

/** A process that builds renews its lock every five seconds. One that has not done so for this long is gone. */
const goneAfterMilliseconds = 10_000;
const pollMilliseconds = 200;

/** Does the work while no other process does. Waits for the process that holds the lock, unless that one is gone. */
export async function whileLocked(
  lockFile: string,
  say: (line: string) => void,
  work: () => Promise<void>,
): Promise<void> {
  const release = await take(lockFile, say);
  try {
    await work();
  } finally {
    await release();
  }
}

async function take(lockFile: string, say: (line: string) => void): Promise<() => Promise<void>> {
  const options: LockOptions = {
    lockfilePath: lockFile,
    realpath: false,
    stale: goneAfterMilliseconds,
    onCompromised() {
      throw new Error('Another process took over this build, since this one did not respond: build again.');
    },
  };
  try {
    return await lock(lockFile, options);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ELOCKED')) throw error;
  }
  say('Another process builds in this folder: waiting for it …');
  const untilFree = { forever: true, minTimeout: pollMilliseconds, factor: 1 };
  return lock(lockFile, { ...options, retries: untilFree });
}
