import { parseArgs } from 'node:util';
import { buildWhatChanged } from './shop/build.ts';
import { productionEnvironment } from './shop/environment.ts';
import { keepOpen } from './shop/keep-open.ts';
import { unfitForServing } from './shop/unfit-for-serving.ts';

const help = `npm run serve: opens the shop for customers (APP_ENV=production).
All settings come from the real environment, never from .env, and development secrets are refused.
.env.example names every variable. Every line of the services is printed unchanged, for a log collector.
Services that end are started again, and the shop closes with its npm, as npm start -- --help explains.
  --check    only says what the environment lacks
  --help     shows this`;

const { values } = parseArgs({ options: { check: { type: 'boolean' }, help: { type: 'boolean' } } });

if (values.help) {
  console.log(help);
} else {
  const unfit = unfitForServing(process.env);
  if (unfit.length > 0) {
    console.error(
      `The shop can’t serve customers yet (.env.example explains each setting):\n  ${unfit.join('\n  ')}`,
    );
    process.exit(1);
  }
  if (values.check) console.log('The settings are complete.');
  else await open();
}

function open(): Promise<void> {
  return keepOpen(productionEnvironment(), {
    mode: 'start',
    prepare: (env, signal) => buildWhatChanged(env, console.log, { signal }),
    onLine: (name, line) => console.log(`${name.padEnd(9)}${line}`),
  });
}
