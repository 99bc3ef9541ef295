import { setTimeout as wait } from 'node:timers/promises';
import { lock } from 'proper-lockfile';

/** A running build renews its lock every five seconds. A lock that was not renewed for this long is taken over. */
const goneAfterMilliseconds = 10_000;
const pollMilliseconds = 200;

/** @throws AbortError when the signal is aborted during the wait */
export async function whileLocked(
  lockFile: string,
  say: (line: string) => void,
  work: () => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const release = (await take(lockFile)) ?? (await takeWhenFree(lockFile, say, signal));
  try {
    await work();
  } finally {
    await release();
  }
}

type Release = () => Promise<void>;

/** @returns null when another process holds the lock */
async function take(lockFile: string): Promise<Release | null> {
  try {
    return await lock(lockFile, {
      lockfilePath: lockFile,
      realpath: false,
      stale: goneAfterMilliseconds,
      onCompromised() {
        throw new Error('Another process took over this build, since this one did not respond: build again.');
      },
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ELOCKED') return null;
    throw error;
  }
}

async function takeWhenFree(
  lockFile: string,
  say: (line: string) => void,
  signal: AbortSignal | undefined,
): Promise<Release> {
  say('Another process builds in this folder: waiting for it …');
  for (;;) {
    await wait(pollMilliseconds, undefined, { signal });
    const release = await take(lockFile);
    if (release) return release;
  }
}
