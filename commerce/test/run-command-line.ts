import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { CommandCall, CommandResult } from './command-host.ts';
import { testSecrets } from './create-test-app.ts';

const root = path.join(import.meta.dirname, '..');

interface Said {
  code: number;
  /** Includes the error output if the command failed. */
  said: string;
}

type Database = { env: Record<string, string> };

/** Runs the command in the process of command-host.ts. The default of APP_ENV is `development`. */
export async function runCommandLine(database: Database, command: string, ...args: string[]): Promise<Said> {
  const { code, stdout, stderr } = await callHost({
    file: pathToFileURL(fileOf(command)).href,
    args,
    env: environment(database),
  });
  return { code, said: code === 0 ? stdout : stdout + stderr };
}

/** Runs the command in a process of its own. `input` is its standard input. */
export function spawnCommandLine(
  database: Database & { input?: string },
  command: string,
  ...args: string[]
): Promise<Said> {
  const env = { ...process.env, ...environment(database) };
  const all = ['--import', 'tsx', fileOf(command), ...args];
  const running = promisify(execFile)(process.execPath, all, { cwd: root, env });
  running.child.stdin?.end(database.input ?? '');
  return running.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error) => ({ code: error.code as number, said: `${error.stdout}${error.stderr}` }),
  );
}

function fileOf(command: string): string {
  return path.join(root, 'src/commands', `${command}.ts`);
}

function environment(database: Database): NodeJS.ProcessEnv {
  return { APP_ENV: 'development', ...testSecrets, ...database.env };
}

let host: ChildProcess | undefined;
let calls = 0;

async function callHost(call: Omit<CommandCall, 'id'>): Promise<CommandResult> {
  calls += 1;
  const id = calls;
  host ??= fork(path.join(import.meta.dirname, 'command-host.ts'), {
    execArgv: ['--import', 'tsx'],
    cwd: root,
  });
  host.send({ ...call, id });
  for (;;) {
    const [result] = (await once(host, 'message')) as [CommandResult];
    if (result.id === id) return result;
  }
}
