import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { privateFolder } from './keep-private.ts';

const keptLines = 25;

/** Runs a command and writes its output to `logFile`. A command that does not exist ends with exit code 127. */
export async function runToLog(
  command: string,
  args: readonly string[],
  options: { logFile: string; cwd: string; env: NodeJS.ProcessEnv },
): Promise<{ code: number; lastLines: string[] }> {
  // In a new shop this creates DATA_DIR.
  mkdirSync(path.dirname(options.logFile), { recursive: true, mode: privateFolder });
  const chunks: Buffer[] = [];
  const code = await new Promise<number>((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => {
      chunks.push(Buffer.from(`${error.message}\n`));
      resolve(127);
    });
    child.on('close', (exitCode) => resolve(exitCode ?? 1));
  });
  writeFileSync(options.logFile, Buffer.concat(chunks));
  const lines = readFileSync(options.logFile, 'utf8').split('\n');
  return { code, lastLines: lines.filter(isInformative).slice(-keptLines) };
}

/** Leaves out stack frames and npm's closing lines, which would hide the reason of a failure. */
function isInformative(line: string): boolean {
  return line.trim() !== '' && !/^\s+at |^npm (error|warn)/.test(line);
}
