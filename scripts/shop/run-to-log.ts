import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { privateFolder } from './keep-private.ts';
import { signalGroup } from './signal-group.ts';

const keptLines = 25;

export interface RunToLogOptions {
  logFile: string;
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Aborting also kills the processes that the command has started. */
  signal?: AbortSignal | undefined;
}

/** A command that does not exist ends with exit code 127. @throws AbortError when the signal is aborted */
export async function runToLog(
  command: string,
  args: readonly string[],
  { logFile, cwd, env, signal }: RunToLogOptions,
): Promise<{ code: number; lastLines: string[] }> {
  signal?.throwIfAborted();
  // In a new shop, DATA_DIR does not exist yet. Only its owner may read it.
  mkdirSync(path.dirname(logFile), { recursive: true, mode: privateFolder });
  const chunks: Buffer[] = [];
  const code = await new Promise<number>((resolve) => {
    // npm does not pass signals on, so with `signal` the process group is killed. Otherwise Ctrl-C must reach the
    // command.
    const detached = signal !== undefined;
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached });
    const kill = () => signalGroup(child, 'SIGKILL');
    signal?.addEventListener('abort', kill);
    process.once('exit', kill);
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => {
      chunks.push(Buffer.from(`${error.message}\n`));
      resolve(127);
    });
    child.on('close', (exitCode) => {
      signal?.removeEventListener('abort', kill);
      process.removeListener('exit', kill);
      resolve(exitCode ?? 1);
    });
  });
  signal?.throwIfAborted();
  writeFileSync(logFile, Buffer.concat(chunks));
  const lines = readFileSync(logFile, 'utf8').split('\n');
  return { code, lastLines: lines.filter(isInformative).slice(-keptLines) };
}

/** Leaves out stack frames and npm's closing lines, which would hide the reason of a failure. */
function isInformative(line: string): boolean {
  return line.trim() !== '' && !/^\s+at |^npm (error|warn)/.test(line);
}
