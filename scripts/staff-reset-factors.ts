import { currentEnvironment } from './shop/environment.ts';
import { runCommerceCommand } from './shop/run-commerce-command.ts';

process.exitCode = await runCommerceCommand(
  'staff-reset-factors',
  process.argv.slice(2),
  currentEnvironment(),
);
