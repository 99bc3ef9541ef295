import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const inMemory = '/dev/shm';
const roomNeeded = 2 * 2 ** 30;
const memoryNeeded = 6 * 2 ** 30;

/** The folder for the files of a test run: TMPDIR if it is set, else in memory if much of it is free. */
export const memoryFolder = process.env.TMPDIR || !hasRoom() ? tmpdir() : inMemory;

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > roomNeeded && process.availableMemory() > memoryNeeded;
  } catch {
    return false;
  }
}
