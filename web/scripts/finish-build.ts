import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compress } from '../server/compress.ts';
import { measureScripts } from './script-budget.ts';

/*
 * Runs after `react-router build`: compresses the browser's files once for all requests, refuses a build in which a
 * page loads too much script, and moves the server to build/node, from where it is started.
 */

const build = path.resolve(import.meta.dirname, '../build');
const compressible = /\.(js|css|svg|json|txt|xml|webmanifest)$/;
/** Smaller files are not worth compressing. */
const smallestBytes = 512;

async function finishBuild(): Promise<void> {
  const client = path.join(build, 'client');
  const names = await readdir(client, { recursive: true });
  for (const name of names.filter((each) => compressible.test(each)))
    await compressFile(path.join(client, name));
  await keepScriptBudget(client);
  await rm(path.join(build, 'node'), { recursive: true, force: true });
  await rename(path.join(build, 'server'), path.join(build, 'node'));
}

async function keepScriptBudget(client: string): Promise<void> {
  const pages = await measureScripts(client);
  for (const { page, bytes } of pages) console.log(`${kibibytes(bytes)} of script on ${page}`);
  const heavy = pages.filter(({ bytes, budgetBytes }) => bytes > budgetBytes);
  if (heavy.length === 0) return;
  const names = heavy.map(({ page, budgetBytes }) => `${page} (${kibibytes(budgetBytes)})`);
  throw new Error(`These pages load more script (gzip) than their budget: ${names.join(', ')}`);
}

function kibibytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < smallestBytes) return;
  const { br, gzip } = await compress(bytes, 11);
  await writeFile(`${file}.br`, br);
  await writeFile(`${file}.gz`, gzip);
}

await finishBuild();
