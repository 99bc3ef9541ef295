import { readFileSync, statSync } from 'node:fs';
import { parseArgs, parseEnv } from 'node:util';
import { currentEnvironment } from './shop/environment.ts';
import {
  beginSealKey,
  CannotRotate,
  endSealKey,
  requireFormer,
  rotatable,
  rotateSecret,
} from './shop/rotate-secret.ts';
import { runCommerceCommand } from './shop/run-commerce-command.ts';

const help = `npm run rotate -- <file> <secret>: gives a secret a new value in an environment file such as shop.env, and says which
services to restart until when. Nothing else in the file is changed. Until then the former value is used, and for one
more hour it is accepted, so no request fails (deploy/README.md).
Secrets: ${rotatable.join(', ')}
AUDIT_SEAL_KEY first verifies all that is sealed, and hands it over to the new key. This needs the settings of commerce.
  --stolen   the former value is refused at once
  --help     shows this`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { stolen: { type: 'boolean', default: false }, help: { type: 'boolean' } },
});
const [file, name] = positionals;

if (values.help || !file || !name || positionals.length > 2) {
  console.log(help);
  process.exitCode = values.help ? 0 : 2;
} else {
  try {
    if (!statSync(file, { throwIfNoEntry: false })?.isFile())
      throw new CannotRotate(`There is no file ${file}.`);
    if (values.stolen) requireFormer(name);
    if (name === 'AUDIT_SEAL_KEY') await rotateSealKey(file);
    else console.log(rotateSecret({ file, name, stolen: values.stolen, at: Date.now() }));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Ended at any point, the shop works with the key that seals, and the same command goes on. */
async function rotateSealKey(file: string): Promise<void> {
  const keys = beginSealKey(file);
  const written = Object.entries(parseEnv(readFileSync(file, 'utf8'))).filter(([, value]) => value !== '');
  const code = await runCommerceCommand('seal-key', [], {
    ...currentEnvironment(),
    ...Object.fromEntries(written),
  });
  if (code !== 0)
    throw new CannotRotate(
      'AUDIT_SEAL_KEY was not changed. Once the reason is gone, run the same command again.',
    );
  endSealKey(file, keys);
  console.log(
    [
      'AUDIT_SEAL_KEY has a new value. Restart commerce now: new rows wait for their seal until then.',
      'Keep a copy of the file in another place, and make a backup: the ones before need the former key.',
    ].join('\n'),
  );
}
