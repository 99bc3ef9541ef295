import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { testConfig } from '../../../commerce/test/create-test-app.ts';
import type { TestDatabase } from '../../../commerce/test/create-test-database.ts';
import { freePorts } from '../../shop/ports.ts';
import { root } from '../../shop/services.ts';

export interface BenchServer {
  url: string;
  stop(): Promise<void>;
}

/** Commerce as in production, limits included. */
export async function startCommerce(database: TestDatabase): Promise<BenchServer> {
  const [port] = await freePorts(1);
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: path.join(root, 'commerce'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...database.env,
      APP_ENV: 'production',
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      COMMERCE_PORT: String(port),
      CMS_URL: testConfig.cmsUrl,
      WEB_URL: testConfig.webUrl,
      INTERNAL_TOKEN: testConfig.internalToken,
      CMS_READ_TOKEN: testConfig.cmsReadToken,
      SMS_PEPPER: testConfig.smsPepper,
      AUDIT_SEAL_KEY: testConfig.auditSealKey,
    },
  });
  endWithUs(child);
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/api/ready`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('commerce ended before it answered');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url, stop: () => end(child) };
}

/** The same work by hand-written SQL. */
export async function startBare(database: TestDatabase): Promise<BenchServer> {
  const child = fork(path.join(import.meta.dirname, 'bare.ts'), [database.env.DATA_DIR], {
    execArgv: process.execArgv,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  endWithUs(child);
  const [port] = (await once(child, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}`, stop: () => end(child) };
}

/** Also when a bench breaks off. */
function endWithUs(child: ChildProcess): void {
  process.once('exit', () => child.kill());
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
