import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildBeside } from './build-beside.ts';
import { whileLocked } from './build-lock.ts';
import type { ShopEnvironment } from './environment.ts';
import { logFolder } from './logs.ts';
import { npmCommand } from './npm.ts';
import { runToLog } from './run-to-log.ts';
import { root, type Service, services } from './services.ts';
import { sourceFiles } from './source-files.ts';

/** Two builds at once use almost 3 GiB. */
const roomForTwo = 4 * 2 ** 30;

const stampName = '.built-from';
/** Each copy of the repository has its own node_modules, which git ignores. */
const lockFile = path.join(root, 'node_modules', '.building.lock');

/**
 * Builds two services at once if there is memory for it. Waits while another process builds in this copy of the
 * repository.
 * @throws Error with one sentence, the path of the log and its last lines
 */
export async function buildWhatChanged(
  env: ShopEnvironment,
  say: (line: string) => void,
  { wanted = services, signal }: { wanted?: readonly Service[]; signal?: AbortSignal } = {},
): Promise<void> {
  if (wanted.every(isBuilt)) return;
  const buildAll = async () => {
    const rows = process.availableMemory() > roomForTwo ? beside(wanted) : [wanted];
    const ends = await Promise.allSettled(
      rows.map(async (row) => {
        for (const service of row) if (!isBuilt(service)) await build(service, env, say, signal);
      }),
    );
    const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
    for (const failure of failures.slice(1)) say(failure.message);
    if (failures.length > 0) throw failures[0];
  };
  await whileLocked(lockFile, say, buildAll, signal);
}

/** The CMS takes about as long as the two others together. */
function beside(wanted: readonly Service[]): Service[][] {
  const isCms = ({ name }: Service) => name === 'cms';
  return [wanted.filter(isCms), wanted.filter((service) => !isCms(service))];
}

function isBuilt(service: Service): boolean {
  const stampFile = path.join(root, service.output, stampName);
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprintOf(service);
}

async function build(
  service: Service,
  env: ShopEnvironment,
  say: (line: string) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  const begin = Date.now();
  say(`Building ${service.name} …`);
  const fingerprint = fingerprintOf(service);
  const ticker = setInterval(() => say(`  ${service.name} … ${seconds(begin)} s`), 15_000);
  const output = path.relative(service.folder, path.join(root, service.output));
  await buildBeside({ root, folder: service.name, files: sourceFiles(service), output }, async (copy) => {
    await runBuild(service, copy, env, signal);
    writeFileSync(path.join(copy, output, stampName), fingerprint);
  }).finally(() => clearInterval(ticker));
  say(`Built ${service.name} in ${seconds(begin)} s.`);
}

async function runBuild(
  { name }: Service,
  folder: string,
  env: ShopEnvironment,
  signal: AbortSignal | undefined,
): Promise<void> {
  const logFile = path.join(logFolder(env), `build-${name}.log`);
  const [command, args] = npmCommand(['run', 'build']);
  const { code, lastLines } = await runToLog(command, args, {
    logFile,
    cwd: folder,
    env: { ...env, NODE_ENV: 'production' },
    signal,
  });
  if (code === 0) return;
  throw new Error(
    `Building ${name} failed; the whole log is in ${path.relative(root, logFile)}. Its last lines:\n` +
      lastLines.map((line) => `  ${line}`).join('\n'),
  );
}

function fingerprintOf(service: Service): string {
  const hash = createHash('sha256');
  for (const file of sourceFiles(service)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function seconds(begin: number): number {
  return Math.round((Date.now() - begin) / 1000);
}
