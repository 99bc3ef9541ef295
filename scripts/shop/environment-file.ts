import {
  chmodSync,
  chownSync,
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { parseEnv } from 'node:util';
import { own } from '../../commerce/contract/own.ts';

/** The new values; null for a variable that is removed. A new variable comes after the one named `beside`. */
interface Change {
  values: Record<string, string | null>;
  beside: string;
}

/**
 * Changes these variables and nothing else. Whoever reads the file, or ends this process, finds all changes or none.
 * @throws Error if the file has a form in which they can't be changed alone
 */
export function changeEnvironmentFile(file: string, { values, beside }: Change): void {
  const target = realpathSync(file);
  const text = readFileSync(target, 'utf8');
  let lines = text.split('\n');
  for (const [name, value] of Object.entries(values)) {
    const at = lines.findLastIndex((line) => isOf(line, name));
    const line = value === null ? [] : [`${name}=${/[\s,]/.test(value) ? `"${value}"` : value}`];
    if (at >= 0) lines = lines.toSpliced(at, 1, ...line);
    else lines = lines.toSpliced(lines.findLastIndex((each) => isOf(each, beside)) + 1, 0, ...line);
  }
  const changed = lines.join('\n');
  requireOnly(parseEnv(text), parseEnv(changed), values);
  replace(target, changed);
}

function isOf(line: string, name: string): boolean {
  return /^\s*(?:export\s+)?(\w+)\s*=/.exec(line)?.[1] === name;
}

function requireOnly(
  before: NodeJS.Dict<string>,
  after: NodeJS.Dict<string>,
  values: Record<string, string | null>,
): void {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after), ...Object.keys(values)])) {
    const wanted = Object.hasOwn(values, name) ? (own(values, name) ?? undefined) : own(before, name);
    if (own(after, name) !== wanted)
      throw new Error(
        `The file can't be changed without changing ${name}: write each variable in one line, once.`,
      );
  }
}

function replace(target: string, text: string): void {
  const { uid, gid, mode } = statSync(target);
  const beside = `${target}.new`;
  rmSync(beside, { force: true });
  const descriptor = openSync(beside, 'wx', 0o600);
  writeSync(descriptor, text);
  fsyncSync(descriptor);
  closeSync(descriptor);
  chownSync(beside, uid, gid);
  chmodSync(beside, mode & 0o777);
  renameSync(beside, target);
}
