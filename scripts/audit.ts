import { currentEnvironment } from './shop/environment.ts';
import { runCommerceCommand } from './shop/run-commerce-command.ts';

// `npm run audit -- --help` explains the command.
process.exitCode = await runCommerceCommand('audit', process.argv.slice(2), currentEnvironment());
