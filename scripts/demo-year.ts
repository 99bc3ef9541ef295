import { currentEnvironment } from './shop/environment.ts';
import { runCommerceCommand } from './shop/run-commerce-command.ts';

// `npm run demo:year -- --help` explains the command.
process.exitCode = await runCommerceCommand('demo-year', process.argv.slice(2), currentEnvironment());
