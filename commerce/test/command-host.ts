import pLimit from 'p-limit';

export interface CommandCall {
  id: number;
  /** The file of the command, as an address for `import`. */
  file: string;
  args: string[];
  env: NodeJS.ProcessEnv;
}

export interface CommandResult {
  id: number;
  code: number;
  stdout: string;
  stderr: string;
}

const oneAfterTheOther = pLimit(1);
const inherited = process.env;
const [program = '', script = ''] = process.argv;
const streams = { stdout: '', stderr: '' };
for (const name of ['stdout', 'stderr'] as const) {
  process[name].write = (text: string | Uint8Array) => {
    streams[name] += String(text);
    return true;
  };
}

/**
 * This process runs commands. Each call loads only the command's file again, because loading its imports takes a
 * second.
 */
process.on('message', (call: CommandCall) => oneAfterTheOther(() => run(call)));
process.on('disconnect', () => process.exit());

async function run({ id, file, args, env }: CommandCall): Promise<void> {
  Object.assign(streams, { stdout: '', stderr: '' });
  process.argv = [program, script, ...args];
  process.env = { ...inherited, ...env };
  process.exitCode = undefined;
  try {
    await import(`${file}?call=${id}`);
  } catch (error) {
    process.exitCode = 1;
    streams.stderr += error instanceof Error ? error.stack : String(error);
  }
  const result: CommandResult = { id, code: Number(process.exitCode ?? 0), ...streams };
  process.send?.(result);
}
