import path from 'node:path';
import { parseArgs } from 'node:util';
import { currentEnvironment } from './shop/environment.ts';
import { restoreFromRepository } from './shop/repository-backup.ts';
import { restoreShop } from './shop/restore-shop.ts';

const help = `npm run restore: puts the newest backup of RESTIC_REPOSITORY into an empty DATA_DIR, or into the empty PostgreSQL databases
that DATABASE_URL and CMS_DATABASE_URL name. Existing data is never overwritten. Then run npm run audit.
npm run restore -- <folder of a backup>: puts that copy in place.
  --snapshot <id>   takes this backup of the repository, not the newest
  --help            shows this`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { snapshot: { type: 'string' }, help: { type: 'boolean' } },
});
const [folder] = positionals;
const env = currentEnvironment();

if (values.help || (!folder && !env.RESTIC_REPOSITORY)) {
  console.log(help);
  process.exitCode = values.help ? 0 : 2;
} else await restore();

async function restore(): Promise<void> {
  try {
    if (folder) await restoreShop(env, path.resolve(folder), console.log);
    else await restoreFromRepository(env, console.log, values.snapshot);
    console.log(
      `Restored into ${env.DATA_DIR}. Check the books with npm run audit (deploy/run audit on a server), then open the shop.`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
