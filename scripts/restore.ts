import path from 'node:path';
import { parseArgs } from 'node:util';
import { currentEnvironment } from './shop/environment.ts';
import { restoreShop } from './shop/restore-shop.ts';

const help = `npm run restore -- <folder of a backup>: puts a backup into an empty DATA_DIR, or into the empty PostgreSQL databases
that DATABASE_URL and CMS_DATABASE_URL name. Existing data is never overwritten. Then run npm run audit.
  --help     shows this`;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } });
const [folder] = positionals;

if (values.help || !folder) {
  console.log(help);
  process.exitCode = values.help ? 0 : 2;
} else await restore(path.resolve(folder));

async function restore(source: string): Promise<void> {
  const env = currentEnvironment();
  try {
    await restoreShop(env, source, console.log);
    console.log(`Restored into ${env.DATA_DIR}. Check the books with npm run audit, then open the shop.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
