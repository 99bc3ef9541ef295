import { currentEnvironment } from './shop/environment.ts';
import { runCommerceCommand } from './shop/run-commerce-command.ts';

// npm run wallet:recharge -- <phone> <amount> <reference> --reason <why>; the command of commerce explains itself with --help.
process.exitCode = await runCommerceCommand('wallet-recharge', process.argv.slice(2), currentEnvironment());
