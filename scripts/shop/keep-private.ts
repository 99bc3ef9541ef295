import { chmodSync, statSync } from 'node:fs';

export const privateFolder = 0o700;
export const privateFile = 0o600;

/** Another user owns the file, or the file system has no modes. */
const cannotChangeMode = ['EPERM', 'ENOTSUP', 'ENOSYS'];

/** Says in a sentence if the mode can't be changed. */
export function keepPrivate(file: string, mode: number, say: (line: string) => void): void {
  try {
    chmodSync(file, mode);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && cannotChangeMode.includes(String(error.code))))
      throw error;
  }
  // On vfat, chmod may succeed without changing the mode.
  if (statSync(file).mode & 0o077) say(`Others may be able to read ${file}: its mode can’t be changed.`);
}
