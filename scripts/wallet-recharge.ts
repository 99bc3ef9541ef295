import { currentEnvironment } from './shop/environment.ts';
import { runCommerceCommand } from './shop/run-commerce-command.ts';

// `npm run wallet:recharge -- --help` explains the command.
process.exitCode = await runCommerceCommand('wallet-recharge', process.argv.slice(2), currentEnvironment());
