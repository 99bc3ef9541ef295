import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ShopEnvironment } from './environment.ts';
import { logFolder } from './logs.ts';
import { npmCommand } from './npm.ts';
import { runToLog } from './run-to-log.ts';
import { root, type Service, services } from './services.ts';

const stampName = '.built-from';

/**
 * Builds, one after the other, the services whose sources are not those of the last build.
 * @throws Error with one sentence, the place of the log and its last lines
 */
export async function buildWhatChanged(env: ShopEnvironment, say: (line: string) => void): Promise<void> {
  for (const service of services) {
    const stampFile = path.join(root, service.output, stampName);
    const fingerprint = fingerprintOf(service);
    if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint) continue;
    await build(service, env, say);
    mkdirSync(path.dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, fingerprint);
  }
}

async function build(service: Service, env: ShopEnvironment, say: (line: string) => void): Promise<void> {
  const begin = Date.now();
  const logFile = path.join(logFolder(env), `build-${service.name}.log`);
  say(`Building ${service.name} …`);
  // A file whose source is gone must not stay: a left-over migration would still run.
  rmSync(path.join(root, service.output), { recursive: true, force: true });
  const [command, args] = npmCommand(['run', 'build', '-w', service.name]);
  const ticker = setInterval(() => say(`  … ${seconds(begin)} s`), 15_000);
  const result = await runToLog(command, args, {
    logFile,
    cwd: root,
    env: { ...env, NODE_ENV: 'production' },
  }).finally(() => clearInterval(ticker));
  if (result.code !== 0) {
    throw new Error(
      `Building ${service.name} failed; the whole log is in ${path.relative(root, logFile)}. Its last lines:\n` +
        result.lastLines.map((line) => `  ${line}`).join('\n'),
    );
  }
  say(`Built ${service.name} in ${seconds(begin)} s.`);
}

/** A hash over the names and contents of everything a build depends on. */
function fingerprintOf(service: Service): string {
  const hash = createHash('sha256');
  const workspaceFiles = readdirSync(service.folder)
    .filter((name) => /^[^.].*\.(ts|mts|json)$/.test(name))
    .map((name) => path.join(service.name, name));
  for (const source of ['package-lock.json', 'tsconfig.base.json', ...workspaceFiles, ...service.sources]) {
    for (const file of filesBelow(source)) {
      hash
        .update(`${file}\0`)
        .update(readFileSync(path.join(root, file)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/** Tests take no part in a build, and the subset fonts are made by it. */
const notSources = /\.(test\.tsx?|woff2)$/;

function filesBelow(relative: string): string[] {
  const absolute = path.join(root, relative);
  if (!existsSync(absolute) || notSources.test(relative)) return [];
  if (statSync(absolute).isFile()) return [relative];
  return readdirSync(absolute)
    .sort()
    .flatMap((name) => filesBelow(path.join(relative, name)));
}

function seconds(begin: number): number {
  return Math.round((Date.now() - begin) / 1000);
}
