import { resetFactorsByCommand } from '../accounts/reset-factors-by-command.ts';
import { transaction } from '../db/transaction.ts';
import { runCommand } from './run-command.ts';

const usage = `usage: npm run staff:reset-factors -- <phone>
For somebody who has lost every second factor, when no other Owner can reset it in the admin area: removes them and ends
all sessions. The next login needs only the password, and then a new set-up.`;

await runCommand({ usage }, async ({ db, clock }, args) => {
  const [phone] = args;
  if (!phone || args.length > 1) return null;
  const at = clock.now();
  const removed = await transaction(db, (trx) => resetFactorsByCommand(trx, { phone, at }));
  return removed > 0 ? `${phone} has no second factor now` : `${phone} had no second factor`;
});
