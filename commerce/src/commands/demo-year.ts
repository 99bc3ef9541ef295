import { fillDemoYear, hasDemoYear, whyNoDemoYear } from '../../seeds/demo-year/fill-demo-year.ts';
import { runCommand } from './run-command.ts';

const usage = `usage: npm run demo:year

Fills the sample shop of a development machine with the year before now, so that the admin area can be shown: about 150
members, 400 orders, recharges, refunds and messages in every state, parcels, returns, holds, changes of prices and stock.
Everything is done by the same code as in an open shop, under a clock that moves; npm run audit then checks the books.

Open the shop once with npm start, wait until its pieces can be seen, and close it. Then run this command, and open
the shop again. The holds that are still running last for a day.
Orders are mostly for the pieces of series, to which staff add units after a firing. A unique piece is sold once, or
again after it came back. The year is the same each time, except for ids, numbers and the day on which it ends.
A second run changes nothing. If the first was interrupted, begin again with npm run reset, which deletes the shop.
Prices and first units of the sample shop keep the day on which they were made, which is the end of the year.
The demo staff that npm start prints do the work.`;

await runCommand({ usage }, async (services, args) => {
  if (args.length > 0) return null;
  if (await hasDemoYear(services)) return 'This shop has its demo year already: nothing was changed.';
  const reason = await whyNoDemoYear(services);
  if (reason) {
    process.exitCode = 1;
    return reason;
  }
  const begin = services.clock.now();
  const size = { members: 150, orders: 400, messages: 60, recharges: 130 };
  await fillDemoYear(services, size, (month) => process.stdout.write(`  ${month} …\n`));
  const seconds = Math.round((services.clock.now() - begin) / 1000);
  return `The shop has its demo year (${seconds} s). Open it with npm start; npm run audit checks the books.`;
});
