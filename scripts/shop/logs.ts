import { createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { styleText } from 'node:util';
import type { ShopEnvironment } from './environment.ts';
import { privateFolder } from './keep-private.ts';
import type { ServiceName } from './services.ts';

export function logFolder(env: ShopEnvironment): string {
  return path.join(env.DATA_DIR, 'logs');
}

/** Opens the log of a service; the one of the run before is kept beside it. */
export function openLog(name: ServiceName, env: ShopEnvironment): (line: string) => void {
  const file = path.join(logFolder(env), `${name}.log`);
  mkdirSync(path.dirname(file), { recursive: true, mode: privateFolder });
  if (existsSync(file)) renameSync(file, `${file}.before`);
  const stream = createWriteStream(file);
  return (line) => {
    if (!isMessage(line)) stream.write(`${line}\n`);
  };
}

/** What development would send: for the eyes of whoever runs the shop, with codes that belong into no file. */
function isMessage(line: string): boolean {
  return /^(SMS|Mail) to /.test(line);
}

/** A line of a service as a person reads it. `routine`: of interest only to someone who watches closely. */
export interface ReadableLine {
  text: string;
  routine: boolean;
}

const colours = { commerce: 'cyan', cms: 'magenta', web: 'blue' } as const;
const inColour = process.stdout.isTTY && !process.env.NO_COLOR;
/** pino's number for a warning. */
const warning = 40;

/** Our services log one JSON object a line (pino) and the messages they would send; Strapi logs text. */
export function makeReadable(name: ServiceName, line: string): ReadableLine {
  const prefix = paint(colours[name], name.padEnd(9));
  if (isMessage(line)) return { text: prefix + paint('green', line), routine: false };
  const entry = parseEntry(line);
  if (!entry) return { text: prefix + line, routine: !/\b(warn|error)\b/i.test(line) };
  const { level, time, msg, pid: _pid, hostname: _hostname, name: _name, err, ...fields } = entry;
  const clock = new Date(Number(time)).toLocaleTimeString('en-GB');
  const words = [msg, ...Object.entries(fields).map(([key, value]) => `${key}=${asText(value)}`)].join(' ');
  const routine = Number(level) < warning;
  const stack = hasStack(err) ? `\n${err.stack}` : '';
  return { text: `${prefix}${clock} ${routine ? words : paint('yellow', words)}${stack}`, routine };
}

function parseEntry(line: string): Record<string, unknown> | null {
  if (!line.startsWith('{')) return null;
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return null;
  }
}

function paint(colour: 'cyan' | 'magenta' | 'blue' | 'green' | 'yellow', words: string): string {
  return inColour ? styleText(colour, words) : words;
}

function asText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function hasStack(value: unknown): value is { stack: string } {
  return typeof value === 'object' && value !== null && 'stack' in value;
}
