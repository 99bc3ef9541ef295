import { currentEnvironment } from './shop/environment.ts';
import { runCommerceCommand } from './shop/run-commerce-command.ts';

// `npm run staff:owner -- --help` explains the command.
process.exitCode = await runCommerceCommand('staff-owner', process.argv.slice(2), currentEnvironment());
