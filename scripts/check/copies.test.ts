import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../shop/services.ts';

/** The services can't import each other's code, so each has its own copy. A fix of one must reach the others. */
test.each([
  ['commerce/src/http/drain.ts', 'cms/src/drain.ts', 'web/server/drain.ts'],
  ['commerce/src/http/held-by-systemd.ts', 'cms/src/held-by-systemd.ts', 'web/server/held-by-systemd.ts'],
  ['commerce/contract/secret.ts', 'cms/src/read-secret.ts'],
])('the copies of %s are the same but for their comments', (...files) => {
  const [first, ...others] = files.map((file) => codeOf(path.join(root, file)));
  for (const other of others) expect(other).toBe(first);
});

function codeOf(file: string): string {
  const text = readFileSync(file, 'utf8').replaceAll(/\/\*\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  return text.replaceAll(/\s+/g, ' ').trim();
}
