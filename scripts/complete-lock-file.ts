import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { completeLockFile, type LockFile } from './check/lock-file.ts';
import { root } from './shop/services.ts';

const help = `node scripts/run.mjs complete-lock-file: after npm install, adds the packages for other systems to the lock file.
Some registries don't serve, say, Biome for macOS. npm then omits it from package-lock.json, and npm ci refuses to
install on every system. This adds each omitted package with its version and system; its checksum is not known.
  --help     shows this`;

const { values } = parseArgs({ options: { help: { type: 'boolean' } } });

if (values.help) {
  console.log(help);
} else {
  const file = path.join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8')) as LockFile;
  const added = completeLockFile(lock);
  if (added.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(added.length > 0 ? `Added ${added.join(', ')}.` : 'No package is missing.');
}
