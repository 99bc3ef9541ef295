import { parseArgs } from 'node:util';
import { createServices } from '../create-services.ts';
import { Failure } from '../fail.ts';
import { errorText } from '../http/error-text.ts';
import type { Services } from '../http/routes.ts';

/**
 * Runs one command for the workshop on the database of the shop, also while the shop is open.
 * @param usage the line `--help` and a wrong call print
 * @param work answers what to print; null when the arguments are wrong
 */
export async function runCommand(
  usage: string,
  work: (services: Services, args: string[]) => Promise<string | null>,
): Promise<void> {
  const given = readArguments();
  if (!given || given.values.help) {
    process.stdout.write(`${usage}\n`);
    process.exitCode = given ? 0 : 2;
    return;
  }
  const services = createServices(process.env);
  try {
    const said = await work(services, given.positionals);
    process.stdout.write(`${said ?? usage}\n`);
    if (said === null) process.exitCode = 2;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    process.stderr.write(`${errorText('en', error.code)} (${error.code})\n`);
    process.exitCode = 1;
  } finally {
    await services.db.destroy();
  }
}

/** null when there is something that looks like an option and is none, such as a negative amount. */
function readArguments() {
  try {
    const options = { help: { type: 'boolean', short: 'h' } } as const;
    return parseArgs({ allowPositionals: true, options });
  } catch {
    return null;
  }
}
