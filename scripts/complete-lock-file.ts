import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { completeLockFile, type LockFile } from './check/lock-file.ts';
import { root } from './shop/services.ts';

const help = `node scripts/run.mjs complete-lock-file: after npm install, names the packages for other systems again.
Some registries don't serve, say, Biome for macOS. npm then leaves it out of package-lock.json, and npm ci
refuses to install, there and here. This adds what is left out; versions and systems are certain, the
checksum is not known.
  --help     shows this`;

const { values } = parseArgs({ options: { help: { type: 'boolean' } } });

if (values.help) {
  console.log(help);
} else {
  const file = path.join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8')) as LockFile;
  const added = completeLockFile(lock);
  if (added.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(added.length > 0 ? `Added ${added.join(', ')}.` : 'Nothing is left out.');
}
