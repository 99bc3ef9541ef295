import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { portOf, type ShopEnvironment } from './environment.ts';
import { openLog } from './logs.ts';
import type { Service, ServiceName } from './services.ts';
import { signalGroup } from './signal-group.ts';

/** The time between SIGTERM and SIGKILL. The services abort requests after 10 s. */
const graceMilliseconds = 12_000;
const pollMilliseconds = 100;
const keptLines = 15;

const endWithScript = pathToFileURL(path.join(import.meta.dirname, 'end-with-script.mjs')).href;
/** systemd's protocol: descriptor 3 is a socket for this process. `exec` keeps the process id of the shell. */
const withSocket = ['/bin/sh', '-c', 'LISTEN_PID=$$ LISTEN_FDS=1 exec "$@"', 'sh'];

export interface RunningService {
  name: ServiceName;
  pid: number | undefined;
  /** Rejects when the service ends before it answers, or with NoAnswer after `timeoutSeconds`. */
  ready(timeoutSeconds: number): Promise<void>;
  ended: Promise<Ending>;
  /** Kills the service if it does not end in time. Resolves when the process is gone. */
  stop(): Promise<void>;
  kill(): Promise<void>;
  /** The service ends as if it had crashed by itself, so `keepRunning` starts it again. */
  crash(): void;
}

export class NoAnswer extends Error {}

export interface Ending {
  how: string;
  /** Whether `stop` or `kill` ended the service. */
  asked: boolean;
  lastLines: readonly string[];
}

export interface RunOptions {
  mode: 'start' | 'develop';
  /** Also gets messages that the log file leaves out. */
  onLine?: ((name: ServiceName, line: string) => void) | undefined;
  /** Descriptors that listen on the ports, passed on as systemd does (deploy/junyao-*.socket). */
  sockets?: Record<ServiceName, number> | undefined;
}

export function runService(service: Service, env: ShopEnvironment, options: RunOptions): RunningService {
  const node = [process.execPath, '--import', endWithScript, ...service[options.mode]];
  const socket = options.sockets?.[service.name];
  const [command = '', ...args] = socket === undefined ? node : [...withSocket, ...node];
  const child = spawn(command, args, {
    cwd: service.folder,
    env: { ...env, NODE_ENV: options.mode === 'start' ? 'production' : 'development' },
    stdio: ['pipe', 'pipe', 'pipe', ...(socket === undefined ? [] : [socket])],
    // In its own process group, the service gets no Ctrl-C. Only the script gets it and ends all services.
    detached: true,
  });
  // A process that the service has started could keep the port in use.
  child.on('exit', () => signalGroup(child, 'SIGKILL'));
  const lastLines = forwardLines(child, service.name, env, options.onLine);
  let asked = false;
  const ended = new Promise<Ending>((resolve) => {
    child.on('error', (error) => resolve({ how: error.message, asked, lastLines }));
    child.on('close', (code, signal) => resolve({ how: signal ?? `exit code ${code}`, asked, lastLines }));
  });
  const killGroup = () => signalGroup(child, 'SIGKILL');
  process.once('exit', killGroup);
  void ended.then(() => process.removeListener('exit', killGroup));

  async function end(signal: NodeJS.Signals): Promise<void> {
    asked = true;
    signalGroup(child, signal);
    const timer = setTimeout(killGroup, graceMilliseconds);
    await ended;
    clearTimeout(timer);
  }

  return {
    name: service.name,
    pid: child.pid,
    ended,
    ready: (timeoutSeconds) => waitUntilReady(service, env, ended, timeoutSeconds),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    crash: killGroup,
  };
}

/** The returned array changes with each new line. */
function forwardLines(
  child: ChildProcess,
  name: ServiceName,
  env: ShopEnvironment,
  onLine: RunOptions['onLine'],
): readonly string[] {
  const log = openLog(name, env);
  const lastLines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      log(line);
      onLine?.(name, line);
      lastLines.push(line);
      if (lastLines.length > keptLines) lastLines.shift();
    });
  }
  return lastLines;
}

async function waitUntilReady(
  service: Service,
  env: ShopEnvironment,
  ended: Promise<Ending>,
  timeoutSeconds: number,
): Promise<void> {
  const address = `http://127.0.0.1:${portOf(service, env)}${service.readyPath}`;
  const deadline = Date.now() + timeoutSeconds * 1000;
  let ending: Ending | null = null;
  void ended.then((value) => {
    ending = value;
  });
  while (!(await answers(address))) {
    if (ending) throw new Error(describeEarlyEnd(service.name, ending));
    if (Date.now() > deadline) {
      throw new NoAnswer(`${service.name} did not answer within ${timeoutSeconds} s`);
    }
    await wait(pollMilliseconds);
  }
}

function describeEarlyEnd(name: ServiceName, ending: Ending): string {
  const lines = ending.lastLines.map((line) => `\n  ${line}`).join('');
  return `${name} ended before it was ready (${ending.how}). Its last lines:${lines}`;
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
