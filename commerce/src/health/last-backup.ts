import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hour, isoTime } from '../clock.ts';

/** `npm run backup` writes this file in DATA_DIR after a backup into the repository. */
export const lastBackupName = 'last-backup.json';

/** A nightly backup, plus two hours in case it takes longer. */
export const longestPause = 26 * hour;

/** @returns null for a shop that makes no backups into a repository */
export async function readLastBackup(
  { dataDir, hasBackups }: { dataDir: string; hasBackups: boolean },
  at: number,
): Promise<{ madeAt: string | null; isLate: boolean } | null> {
  if (!hasBackups) return null;
  const madeAt = await readTime(path.join(dataDir, lastBackupName));
  return {
    madeAt: madeAt === null ? null : isoTime(madeAt),
    isLate: madeAt === null || at - madeAt > longestPause,
  };
}

async function readTime(file: string): Promise<number | null> {
  try {
    const time = Date.parse(JSON.parse(await readFile(file, 'utf8')).at);
    return Number.isNaN(time) ? null : time;
  } catch {
    return null;
  }
}
