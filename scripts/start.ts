import { parseArgs } from 'node:util';
import { buildWhatChanged } from './shop/build.ts';
import { developmentEnvironment, envFile } from './shop/environment.ts';
import { keepOpen } from './shop/keep-open.ts';
import { isRoutine, makeReadable } from './shop/logs.ts';
import { writeMissingSecrets } from './shop/secrets.ts';
import type { ServiceName } from './shop/services.ts';

const help = `npm start: opens the shop on this machine, for trying it out and showing it.
Installs what is missing, writes development secrets into .env once, builds what has changed, starts the three
services and ends them at Ctrl-C. Ports and data folder: PORT, COMMERCE_PORT, CMS_PORT, DATA_DIR.
A service that ends by itself is started again, after a pause that grows up to 30 s; the others stay open.
The shop also closes when the npm that started it is gone. Started without npm, as in
"nohup node scripts/run.mjs start &", it stays open until it is sent a signal.
  --verbose  shows every line of the services, not only warnings and SMS codes
  --help     shows this`;

const { values } = parseArgs({ options: { verbose: { type: 'boolean' }, help: { type: 'boolean' } } });

if (values.help) {
  console.log(help);
} else {
  if (writeMissingSecrets(envFile).length > 0) console.log('Wrote development secrets into .env.');
  await keepOpen(developmentEnvironment(), {
    mode: 'start',
    prepare: (env, signal) => buildWhatChanged(env, console.log, { signal }),
    ...(values.verbose ? { onLine: showAll } : { onLineOnceOpen: showWhatMatters }),
  });
}

function showAll(name: ServiceName, line: string): void {
  console.log(makeReadable(name, line));
}

function showWhatMatters(name: ServiceName, line: string): void {
  if (!isRoutine(line)) showAll(name, line);
}
