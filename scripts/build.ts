import { parseArgs } from 'node:util';
import { buildWhatChanged } from './shop/build.ts';
import { currentEnvironment } from './shop/environment.ts';

const help = `npm run build: builds the services that have changed, beside a shop that is open. The shop uses a build after a restart.
  --help     shows this`;

const { values } = parseArgs({ options: { help: { type: 'boolean' } } });

if (values.help) {
  console.log(help);
} else {
  await buildWhatChanged(currentEnvironment(), console.log).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
