import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const inMemory = '/dev/shm';
const roomNeeded = 2 * 2 ** 30;
const memoryNeeded = 6 * 2 ** 30;
/** Chosen once, since a test run sets TMPDIR to it. */
const chosen = process.env.TMPDIR || !hasRoom() ? tmpdir() : inMemory;

/** The folder for what a test run writes: TMPDIR if it is set, else in memory if much of it is free. */
export function memoryFolder(): string {
  return chosen;
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > roomNeeded && process.availableMemory() > memoryNeeded;
  } catch {
    return false;
  }
}
