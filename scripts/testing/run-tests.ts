import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../shop/services.ts';
import { type Counts, countPlaywright, countRun, countVitest } from './results.ts';

export function runVitest(
  folder: string,
  env: NodeJS.ProcessEnv = {},
  tests: readonly string[] = [],
): Promise<Counts> {
  return withReport(async (report) => {
    const args = ['run', ...tests, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    // Scripts are not a workspace and have no configuration of Vitest.
    const where =
      folder === 'scripts'
        ? {
            cwd: root,
            args: [
              '--dir',
              'scripts',
              '--maxWorkers=2',
              '--testTimeout=60000',
              '--expect.poll.timeout=20000',
            ],
          }
        : { cwd: path.join(root, folder), args: [] };
    const code = await runNode(['vitest/vitest.mjs', ...args, ...where.args], where.cwd, env);
    return countRun(code, report, countVitest);
  });
}

export function runPlaywright(args: readonly string[] = []): Promise<Counts> {
  return withReport(async (report) => {
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const code = await runNode(
      ['@playwright/test/cli.js', 'test', '--reporter=list,json', ...args],
      root,
      env,
    );
    return countRun(code, report, countPlaywright);
  });
}

export function runNode(
  [program = '', ...args]: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const file = path.join(root, 'node_modules', program);
    const child = spawn(process.execPath, [file, ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    });
    endWithUs(child);
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

export function endWithUs(child: ChildProcess): void {
  const end = () => child.kill('SIGINT');
  process.once('exit', end);
  child.once('exit', () => process.removeListener('exit', end));
}

async function withReport(work: (reportFile: string) => Promise<Counts>): Promise<Counts> {
  const folder = mkdtempSync(path.join(tmpdir(), 'junyao-report-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // A signal may end this script before the work is done.
  process.once('exit', remove);
  try {
    return await work(path.join(folder, 'report.json'));
  } finally {
    process.removeListener('exit', remove);
    remove();
  }
}
