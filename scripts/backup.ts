import path from 'node:path';
import { parseArgs } from 'node:util';
import { backupShop } from './shop/backup-shop.ts';
import { currentEnvironment } from './shop/environment.ts';

const help = `npm run backup -- <new folder>: copies the databases and pictures of the shop, even while it is open. The folder
may be an empty disk. npm run restore puts the copy into an empty DATA_DIR. The backup does not contain the secrets
(.env): keep them in another place.
  --help     shows this`;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } });
const [folder] = positionals;

if (values.help || !folder) {
  console.log(help);
  process.exitCode = values.help ? 0 : 2;
} else await backup(path.resolve(folder));

async function backup(target: string): Promise<void> {
  try {
    await backupShop(currentEnvironment(), target, console.log);
    console.log(`The backup is in ${target}.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
