import { checkProviders } from '../payments/check-providers.ts';
import { Refusal, runCommand } from './run-command.ts';

const usage = `usage: npm run payments:check
Asks each payment provider that is switched on about a payment that nobody opened, and says in one sentence whether the keys
are right. Nothing is changed.`;

await runCommand({ usage }, async ({ payments, clock }, args) => {
  if (args.length > 0) return null;
  const checked = await checkProviders(payments, clock);
  if (checked.length === 0) return 'no provider is switched on: staff confirm all payments';
  const lines = checked.map(({ said }) => said).join('\n');
  if (checked.some(({ isFine }) => !isFine)) throw new Refusal(lines);
  return lines;
});
