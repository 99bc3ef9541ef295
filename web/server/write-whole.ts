import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

export const temporaryEnding = '.tmp';

/** Renames a temporary file, so that no visitor gets half a file. */
export async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const beside = `${file}.${randomUUID()}${temporaryEnding}`;
  try {
    await writeFile(beside, bytes);
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}
