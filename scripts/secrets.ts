import { fchmodSync, fstatSync, ftruncateSync, readFileSync, writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createSecrets, writeMissingSecrets } from './shop/secrets.ts';

const help = `npm run secrets -- <file>: writes the secrets of a new shop into an environment file such as shop.env. Only secrets that
the file does not have yet are added; nothing in it is ever changed. Keep a copy in another place.
Without a file, prints them, as in npm run secrets > shop.env, which replaces the file.
  --help     shows this`;

const bannerOfNpm = /\n(> .*\n)+\n$/;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } });
const [file] = positionals;

if (values.help || positionals.length > 1) {
  console.log(help);
  process.exitCode = values.help ? 0 : 2;
} else if (file) {
  const added = writeMissingSecrets(file, 'production');
  console.log(
    added.length > 0 ? `Added to ${file}: ${added.join(', ')}.` : `${file} has every secret already.`,
  );
} else {
  const lines = Object.entries(createSecrets('production')).map(([name, secret]) => `${name}=${secret}\n`);
  print(lines.join(''));
}

/**
 * In a file, the secrets replace what npm prints first, which a shell would take for a command. A file with content is
 * refused, because new secrets would replace the older ones.
 */
function print(secrets: string): void {
  const { fd } = process.stdout;
  if (!fstatSync(fd).isFile()) {
    process.stdout.write(secrets);
    return;
  }
  const before = readFileSync('/dev/stdout', 'utf8').replace(bannerOfNpm, '');
  ftruncateSync(fd, Buffer.byteLength(before));
  if (before) {
    console.error(
      'The file has content already. Name it, so that only missing secrets are added: npm run secrets -- shop.env',
    );
    process.exitCode = 1;
    return;
  }
  fchmodSync(fd, 0o600);
  writeSync(fd, secrets, 0);
}
