import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const inMemory = '/dev/shm';
const roomNeeded = 2 ** 30;

/** The folder for test databases: in memory if more than 1 GiB is free there, else the usual temporary folder. */
export function memoryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > roomNeeded ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}
