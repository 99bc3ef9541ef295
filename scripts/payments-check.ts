import { currentEnvironment } from './shop/environment.ts';
import { runCommerceCommand } from './shop/run-commerce-command.ts';

process.exitCode = await runCommerceCommand('payments-check', process.argv.slice(2), currentEnvironment());
