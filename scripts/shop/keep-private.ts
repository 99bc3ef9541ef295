import { chmodSync, statSync } from 'node:fs';

/** Modes that let the owner alone read. */
export const privateFolder = 0o700;
export const privateFile = 0o600;

/** Where the mode of a file can't be changed: it is somebody else's, or its file system has no modes. */
const withoutModes = ['EPERM', 'ENOTSUP', 'ENOSYS'];

/** Lets the owner alone read a file or folder; where that can't be, says so and leaves it. */
export function keepPrivate(file: string, mode: number, say: (line: string) => void): void {
  try {
    chmodSync(file, mode);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && withoutModes.includes(String(error.code))))
      throw error;
  }
  // vfat may take a mode and forget it.
  if (statSync(file).mode & 0o077) say(`Others may be able to read ${file}: its mode can’t be changed.`);
}
