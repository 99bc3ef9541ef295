import { parseArgs } from 'node:util';
import { buildWhatChanged } from './shop/build.ts';
import { productionEnvironment } from './shop/environment.ts';
import { keepOpen } from './shop/keep-open.ts';
import { unfitForProduction } from './shop/secrets.ts';

const help = `npm run serve: opens the shop for customers (APP_ENV=production).
All settings come from the real environment, never from .env, and development secrets are refused.
.env.example names every variable. Every line of the services is printed unchanged, for a log collector.
Services that end are started again, and the shop closes with its npm, as npm start -- --help explains.
  --help     shows this`;

const { values } = parseArgs({ options: { help: { type: 'boolean' } } });

if (values.help) {
  console.log(help);
} else {
  const unfit = unfitForProduction(process.env);
  if (unfit.length > 0) {
    console.error(`Set these in the environment to values of your own before serving: ${unfit.join(', ')}.`);
    process.exit(1);
  }
  await keepOpen(productionEnvironment(), {
    mode: 'start',
    prepare: (env, signal) => buildWhatChanged(env, console.log, { signal }),
    onLine: (name, line) => console.log(`${name.padEnd(9)}${line}`),
  });
}
