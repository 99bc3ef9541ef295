import { parseArgs } from 'node:util';
import { settingsAsEnvironment } from '../commerce/test/payments/as-environment.ts';
import { openByHand } from '../commerce/test/payments/by-hand.ts';
import { openCounterparts } from '../commerce/test/payments/counterparts.ts';
import { buildWhatChanged } from './shop/build.ts';
import { addressOf, developmentEnvironment, envFile } from './shop/environment.ts';
import { keepOpen } from './shop/keep-open.ts';
import { isRoutine, makeReadable } from './shop/logs.ts';
import { writeMissingSecrets } from './shop/secrets.ts';

const help = `npm run payments:counterparts: opens the shop as npm start does, with counterparts of WeChat Pay, Alipay and UnionPay.
The counterparts have new keys each time, listen on the loopback address only and check what the shop sends as documented.
Whoever pays in the shop gets to a page with buttons: pay, fail, notify twice, late, wrongly or never, and what becomes of
refunds. It refuses to run in production.
  --port <number>  port of these pages (4500)
  --help           shows this`;

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4500' }, help: { type: 'boolean' } },
});

if (values.help) {
  console.log(help);
} else if (process.env.APP_ENV === 'production') {
  console.error('Counterparts take no real money, so they are never opened in production.');
  process.exitCode = 1;
} else {
  if (writeMissingSecrets(envFile).length > 0) console.log('Wrote development secrets into .env.');
  const shop = developmentEnvironment();
  const counterparts = await openCounterparts();
  const { url } = await openByHand(counterparts, {
    shopUrl: shop.PUBLIC_URL ?? addressOf(shop),
    port: Number(values.port),
  });
  console.log(`Payments are made at ${url}, which lists them all.`);
  await keepOpen(
    { ...shop, ...settingsAsEnvironment(counterparts.settings) },
    {
      mode: 'start',
      prepare: (env, signal) => buildWhatChanged(env, console.log, { signal }),
      onLineOnceOpen(name, line) {
        if (!isRoutine(line)) console.log(makeReadable(name, line));
      },
    },
  );
}
