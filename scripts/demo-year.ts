import { currentEnvironment } from './shop/environment.ts';
import { runCommerceCommand } from './shop/run-commerce-command.ts';

process.exitCode = await runCommerceCommand('demo-year', process.argv.slice(2), currentEnvironment());
