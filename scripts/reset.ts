import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { developmentEnvironment } from './shop/environment.ts';

const help = `npm run reset: deletes the data of the development shop (databases, uploads, caches and logs in DATA_DIR),
so that the next npm start begins with the sample shop again. Builds and .env stay, and so does a PostgreSQL
database named in DATABASE_URL or CMS_DATABASE_URL. Close the shop first.
  --yes      deletes without asking
  --help     shows this`;

/** Only these files and folders are deleted, so a wrong DATA_DIR does no harm. */
const shopData = /^(commerce\.sqlite|cms\.sqlite)(-wal|-shm|-journal)?$|^(cms-public|avatars|web|logs)$/;

const { values } = parseArgs({ options: { yes: { type: 'boolean' }, help: { type: 'boolean' } } });

if (values.help) console.log(help);
else await reset(developmentEnvironment().DATA_DIR);

async function reset(folder: string): Promise<void> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => shopData.test(name)) : [];
  if (names.length === 0) return console.log(`There is no shop data in ${folder}.`);
  if (!values.yes && !(await agreed(`Delete ${names.join(', ')} in ${folder}? (y/N) `))) {
    return console.log('Nothing was deleted.');
  }
  for (const name of names) rmSync(path.join(folder, name), { recursive: true, force: true });
  if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
  console.log('Deleted. The next npm start begins with the sample shop.');
}

async function agreed(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
