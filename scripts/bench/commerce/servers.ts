import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { TestDatabase } from '../../../commerce/test/create-test-database.ts';
import { createServiceProcess } from '../../../commerce/test/service-process.ts';
import { buildWhatChanged } from '../../shop/build.ts';
import { currentEnvironment } from '../../shop/environment.ts';
import { services } from '../../shop/services.ts';

export interface BenchServer {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

const production = { APP_ENV: 'production', LIMITS: 'on' };

/** The build has rate limits unless `env` says otherwise. A CPU profile is written to the folder, if given. */
export async function startCommerce(
  database: TestDatabase,
  profileFolder?: string,
  env: NodeJS.ProcessEnv = production,
): Promise<BenchServer> {
  const commerce = services.filter(({ name }) => name === 'commerce');
  await buildWhatChanged(currentEnvironment(), console.log, { wanted: commerce });
  const profiling = profileFolder ? ['--cpu-prof', `--cpu-prof-dir=${path.resolve(profileFolder)}`] : [];
  const program = [...profiling, ...commerce.flatMap(({ start }) => start)];
  const service = await createServiceProcess(database, { program, env: { ...env, NODE_ENV: 'production' } });
  process.once('exit', () => void service.kill());
  await service.start();
  return service;
}

export async function startBare(
  database: TestDatabase,
  env: NodeJS.ProcessEnv = production,
): Promise<BenchServer> {
  const child = fork(path.join(import.meta.dirname, 'bare.ts'), [database.env.DATA_DIR], {
    execArgv: process.execArgv,
    env: { ...process.env, ...env, NODE_ENV: 'production' },
  });
  process.once('exit', () => child.kill());
  const [port] = (await once(child, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
