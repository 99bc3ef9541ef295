import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const pollMilliseconds = 200;
/** No build takes that long: the number in the file belongs to another process by now. */
const longestMilliseconds = 30 * 60_000;

/** Does the work while no other process does so: waits for the one that has the file, unless it is gone. */
export async function whileLocked(
  lockFile: string,
  say: (line: string) => void,
  work: () => Promise<void>,
): Promise<void> {
  await take(lockFile, say);
  const release = () => rmSync(lockFile, { force: true });
  process.once('exit', release);
  try {
    await work();
  } finally {
    process.removeListener('exit', release);
    release();
  }
}

async function take(lockFile: string, say: (line: string) => void): Promise<void> {
  let told = false;
  while (!wrote(lockFile)) {
    const holder = livingHolder(lockFile);
    if (holder === null) {
      rmSync(lockFile, { force: true });
      continue;
    }
    if (!told) say(`Another build of this folder is under way (process ${holder}): waiting for it …`);
    told = true;
    await wait(pollMilliseconds);
  }
}

/** False when the file is there already. */
function wrote(lockFile: string): boolean {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Null when whoever wrote the file is gone, or the file itself. */
function livingHolder(lockFile: string): number | null {
  try {
    const pid = Number(readFileSync(lockFile, 'utf8'));
    const age = Date.now() - statSync(lockFile).mtimeMs;
    return pid !== process.pid && age < longestMilliseconds && lives(pid) ? pid : null;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user may not be asked, but is there.
    return codeOf(error) === 'EPERM';
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
