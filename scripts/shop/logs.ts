import { createWriteStream, existsSync, mkdirSync, renameSync, type WriteStream } from 'node:fs';
import path from 'node:path';
import { styleText } from 'node:util';
import type { ShopEnvironment } from './environment.ts';
import { privateFolder } from './keep-private.ts';
import type { ServiceName } from './services.ts';

export function logFolder(env: ShopEnvironment): string {
  return path.join(env.DATA_DIR, 'logs');
}

const longestBytes = 10 * 1024 * 1024;

/** The previous log is kept. In production there are no files: whoever started the shop collects its output. */
export function openLog(
  name: ServiceName,
  env: ShopEnvironment,
  longest = longestBytes,
): (line: string) => void {
  if (env.APP_ENV === 'production') return () => undefined;
  const file = path.join(logFolder(env), `${name}.log`);
  mkdirSync(path.dirname(file), { recursive: true, mode: privateFolder });
  let stream = begin();
  let bytes = 0;
  return (line) => {
    if (isMessage(line)) return;
    if (bytes > longest) {
      stream.end();
      stream = begin();
      bytes = 0;
    }
    stream.write(`${line}\n`);
    bytes += Buffer.byteLength(line) + 1;
  };

  function begin(): WriteStream {
    if (existsSync(file)) renameSync(file, `${file}.before`);
    return createWriteStream(file);
  }
}

/** Whether development prints this SMS or e-mail instead of sending it. Its code must not be in a log. */
function isMessage(line: string): boolean {
  return /^(SMS|Mail) to /.test(line);
}

const colors = { commerce: 'cyan', cms: 'magenta', web: 'blue' } as const;
const inColor = process.stdout.isTTY && !process.env.NO_COLOR;
/** The level of pino. */
const warning = 40;

/** Shown only with `--verbose`. A busy shop logs thousands of lines a second, so they are not parsed. */
export function isRoutine(line: string): boolean {
  const [, level] = /^\{"level":(\d+),/.exec(line) ?? [];
  return level ? Number(level) < warning : !isMessage(line) && !/\b(warn|error)\b/i.test(line);
}

export function makeReadable(name: ServiceName, line: string): string {
  const prefix = paint(colors[name], name.padEnd(9));
  if (isMessage(line)) return prefix + paint('green', line);
  const entry = parseEntry(line);
  if (!entry) return prefix + line;
  const { level, time, msg, pid: _pid, hostname: _hostname, name: _name, err, ...fields } = entry;
  const clock = new Date(Number(time)).toLocaleTimeString('en-GB');
  const words = [msg, ...Object.entries(fields).map(([key, value]) => `${key}=${asText(value)}`)].join(' ');
  const stack = hasStack(err) ? `\n${err.stack}` : '';
  return `${prefix}${clock} ${Number(level) < warning ? words : paint('yellow', words)}${stack}`;
}

function parseEntry(line: string): Record<string, unknown> | null {
  if (!line.startsWith('{')) return null;
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return null;
  }
}

function paint(color: 'cyan' | 'magenta' | 'blue' | 'green' | 'yellow', words: string): string {
  return inColor ? styleText(color, words) : words;
}

function asText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function hasStack(value: unknown): value is { stack: string } {
  return typeof value === 'object' && value !== null && 'stack' in value;
}
