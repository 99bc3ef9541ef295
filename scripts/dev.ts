import { parseArgs } from 'node:util';
import { developmentEnvironment, envFile } from './shop/environment.ts';
import { keepOpen } from './shop/keep-open.ts';
import { makeReadable } from './shop/logs.ts';
import { writeMissingSecrets } from './shop/secrets.ts';

const help = `npm run dev: opens the shop for work on its code.
web reloads in the browser, commerce restarts, and the CMS runs Strapi's develop mode with its type builder.
Shows every line of the services. Ports and data folder as for npm start.
  --help     shows this`;

const { values } = parseArgs({ options: { help: { type: 'boolean' } } });

if (values.help) {
  console.log(help);
} else {
  if (writeMissingSecrets(envFile).length > 0) console.log('Wrote development secrets into .env.');
  await keepOpen(developmentEnvironment(), {
    mode: 'develop',
    onLine: (name, line) => console.log(makeReadable(name, line).text),
  });
}
