import { currentEnvironment } from './shop/environment.ts';
import { runCommerceCommand } from './shop/run-commerce-command.ts';

// `npm run product:price -- --help` explains the command.
process.exitCode = await runCommerceCommand('product-price', process.argv.slice(2), currentEnvironment());
