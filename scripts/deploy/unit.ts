import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../shop/services.ts';

/** The values have no quotes and fill one line each. */
export interface Unit {
  name: string;
  lines: readonly string[];
  words(key: string): string[];
  /** @throws Error if the unit has no such key */
  value(key: string): string;
}

/** systemd adds the lines of this file to each service. */
const forServices = 'junyao-.service.d/common.conf';

export function readUnit(name: string): Unit {
  const files = [name, ...(name.endsWith('.service') ? [forServices] : [])];
  const lines = files.flatMap((file) => readFileSync(path.join(root, 'deploy', file), 'utf8').split('\n'));
  const values = (key: string) =>
    lines.filter((line) => line.startsWith(`${key}=`)).map((line) => line.slice(key.length + 1));
  return {
    name,
    lines,
    words: (key) => values(key).flatMap((value) => value.split(' ')),
    value(key) {
      const last = values(key).at(-1);
      if (last === undefined) throw new Error(`${name} has no ${key}.`);
      return last;
    },
  };
}
