import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { day } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { avatarFolder, urlOf } from './avatar.ts';

/** A new file is written before the database row that names it. */
const keptFor = day;
const batchSize = 500;

/** Also deletes the remains of interrupted uploads. */
export async function forgetAvatars(db: Db, dataDir: string, at: number): Promise<void> {
  const folder = avatarFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  for (let start = 0; start < names.length; start += batchSize) {
    const batch = names.slice(start, start + batchSize);
    const users = await db('users').select('avatar').whereIn('avatar', batch.map(urlOf));
    const shown = new Set(users.map(({ avatar }) => avatar));
    for (const name of batch.filter((candidate) => !shown.has(urlOf(candidate)))) {
      await forgetOld(path.join(folder, name), at);
    }
  }
}

async function forgetOld(file: string, at: number): Promise<void> {
  const { mtimeMs } = await stat(file);
  if (mtimeMs <= at - keptFor) await rm(file);
}
