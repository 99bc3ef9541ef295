import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { testConfig, testSecrets } from './create-test-app.ts';
import type { TestDatabase } from './create-test-database.ts';

export interface ServiceProcess {
  url: string;
  /** 0 before the start. */
  readonly pid: number;
  /** Also possible after a kill. Resolves when the service answers. */
  start(): Promise<void>;
  kill(): Promise<void>;
  /** The service kills itself at its so many-th step from now on. The program must load `test/kills/kill-at-step.ts`. */
  killAtStep(step: number): Promise<void>;
  stop(): Promise<void>;
  /** The longest stall of the event loop since the last call, or since the start. */
  longestStallMs(): Promise<number>;
}

interface ServiceWish {
  /** Arguments for node. By default the service runs from source. */
  program?: string[];
  env?: NodeJS.ProcessEnv;
}

const root = path.join(import.meta.dirname, '..');
const measurement = './test/measure-event-loop.ts';

export async function createServiceProcess(
  database: TestDatabase,
  { program = ['--import', 'tsx', '--import', measurement, 'src/main.ts'], env = {} }: ServiceWish = {},
): Promise<ServiceProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  return {
    url,
    get pid() {
      return child?.pid ?? 0;
    },
    async start() {
      child = spawn(process.execPath, program, {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        env: { ...process.env, ...environment(port), ...database.env, ...env },
      });
      await answers(`${url}/api/ready`, child);
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async killAtStep(step) {
      if (!child) throw new Error('the service was not started');
      const exited = once(child, 'exit');
      child.send({ killAtStep: step });
      await exited;
    },
    async longestStallMs() {
      if (!child) throw new Error('the service was not started');
      const answer = once(child, 'message');
      child.send('longest stall');
      const [milliseconds] = await answer;
      return milliseconds;
    },
  };

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
}

function environment(port: number) {
  return {
    APP_ENV: 'development',
    COMMERCE_PORT: String(port),
    CMS_URL: testConfig.cmsUrl,
    WEB_URL: testConfig.webUrl,
    ...testSecrets,
    LIMITS: 'off',
    LOG_LEVEL: 'silent',
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (!address || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** Throws when the process has ended. */
async function answers(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the service ended before it answered');
}
