import path from 'node:path';
import { parseArgs } from 'node:util';
import { developmentEnvironment, envFile, type ShopEnvironment } from './shop/environment.ts';
import { keepOpen } from './shop/keep-open.ts';
import { logFolder, makeReadable } from './shop/logs.ts';
import { npmCommand } from './shop/npm.ts';
import { runToLog } from './shop/run-to-log.ts';
import { writeMissingSecrets } from './shop/secrets.ts';
import { root } from './shop/services.ts';

const help = `npm run dev: opens the shop for work on its code.
When a file changes, web reloads it in the browser and commerce restarts; the CMS runs in Strapi's develop mode,
in which content types can be edited. Shows every line of the services. Ports, data folder, restarts and closing
are as for npm start.
  --help     shows this`;

const { values } = parseArgs({ options: { help: { type: 'boolean' } } });

if (values.help) {
  console.log(help);
} else {
  if (writeMissingSecrets(envFile).length > 0) console.log('Wrote development secrets into .env.');
  await keepOpen(developmentEnvironment(), {
    mode: 'develop',
    prepare: makeFonts,
    onLine: (name, line) => console.log(makeReadable(name, line)),
  });
}

/** In production a build makes the fonts. */
async function makeFonts(env: ShopEnvironment, signal: AbortSignal): Promise<void> {
  const logFile = path.join(logFolder(env), 'fonts.log');
  const { code, lastLines } = await runToLog(...npmCommand(['run', 'fonts', '-w', 'web']), {
    logFile,
    cwd: root,
    env,
    signal,
  });
  if (code !== 0) throw new Error(`Making the fonts of the headings failed:\n${lastLines.join('\n')}`);
}
