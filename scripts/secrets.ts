import { fchmodSync, fstatSync, ftruncateSync, readFileSync, writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createSecrets, writeMissingSecrets } from './shop/secrets.ts';

const help = `npm run secrets -- <file>: writes the secrets of a new shop into an environment file such as shop.env. Only secrets that
the file does not have yet are added; nothing in it is ever changed. Keep a copy in another place.
Without a file, prints them, as in npm run secrets > shop.env, which replaces the file.
  --help     shows this`;

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
 * Prints the secrets. npm prints the name of the script first, which would be a command in a file that a shell reads, so
 * the secrets replace it in a file.
 */
function print(secrets: string): void {
  const { fd } = process.stdout;
  if (!fstatSync(fd).isFile() || !hasBannerAlone()) {
    process.stdout.write(secrets);
    return;
  }
  fchmodSync(fd, 0o600);
  writeSync(fd, secrets, 0);
  ftruncateSync(fd, secrets.length);
}

/** Whether nothing but the lines of npm is in the file, such as older secrets before `>>`. */
function hasBannerAlone(): boolean {
  const written = readFileSync('/dev/stdout', 'utf8');
  return written.split('\n').every((line) => line === '' || line.startsWith('> '));
}
