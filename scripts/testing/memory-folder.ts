import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const inMemory = '/dev/shm';
const roomNeeded = 2 * 2 ** 30;

/** The folder for what a test run writes: in memory if more than 2 GiB are free there, else the usual temporary folder. */
export function memoryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > roomNeeded ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}
