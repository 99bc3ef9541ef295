import { currentEnvironment } from './shop/environment.ts';
import { runCommerceCommand } from './shop/run-commerce-command.ts';

// The command of commerce explains itself with npm run audit -- --help.
process.exitCode = await runCommerceCommand('audit', process.argv.slice(2), currentEnvironment());
