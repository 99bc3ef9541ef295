import path from 'node:path';
import { parseArgs } from 'node:util';
import { backupShop } from './shop/backup-shop.ts';
import { currentEnvironment } from './shop/environment.ts';
import { backUpEachNight } from './shop/nightly-backup.ts';
import { backUpToRepository, checkRepository } from './shop/repository-backup.ts';

const help = `npm run backup: adds a backup of the shop to the restic repository of RESTIC_REPOSITORY (a folder, or a store such as
s3:https://…), encrypted with RESTIC_PASSWORD, and keeps all of 7 days, and one of 4 weeks and 12 months. The shop may be open.
  --nightly  stays, and makes one each night at half past three (Asia/Shanghai); what failed is tried again in ten minutes
  --check    restores the newest backup into a temporary folder, checks its books, and says how old it is
npm run backup -- <new folder>: copies the databases and pictures of the shop into a folder, which may be an empty disk.
npm run restore puts such a copy into an empty DATA_DIR.
No backup contains the secrets (.env, shop.env): keep them in another place, and the password of the repository too.
  --help     shows this`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean' }, nightly: { type: 'boolean' }, help: { type: 'boolean' } },
});
const [folder, ...more] = positionals;
const env = currentEnvironment();

if (values.help || more.length > 0 || (!folder && !env.RESTIC_REPOSITORY)) {
  console.log(help);
  process.exitCode = values.help ? 0 : 2;
} else {
  await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

async function run(): Promise<void> {
  if (values.check) return check();
  if (values.nightly) return backUpEachNight(env, backUp);
  if (folder) {
    await backupShop(env, path.resolve(folder), console.log);
    console.log(`The backup is in ${path.resolve(folder)}.`);
    return;
  }
  await backUp();
}

async function backUp(): Promise<void> {
  const snapshot = await backUpToRepository(env, console.log);
  console.log(`The backup is in ${env.RESTIC_REPOSITORY}, as snapshot ${snapshot}.`);
}

async function check(): Promise<void> {
  const { at, hoursOld, isLate, seconds, booksInOrder } = await checkRepository(env, console.log);
  console.log(`The newest backup was made ${at.toISOString()}, ${hoursOld.toFixed(1)} hours ago.`);
  console.log(`Restoring it took ${seconds.toFixed(1)} s. ${booksInOrder ? 'Its books are in order.' : ''}`);
  if (isLate) console.error('It is too old: look why npm run backup did not run.');
  if (isLate || !booksInOrder) process.exitCode = 1;
}
