import { parseArgs } from 'node:util';
import type { ErrorName } from '../../contract/errors.ts';
import { createServices } from '../create-services.ts';
import { Failure } from '../fail.ts';
import type { Services } from '../services.ts';
import { errorText } from '../texts/error-text.ts';
import { whyNoShop } from './why-no-shop.ts';

export class Refusal extends Error {}

interface Command<Option extends string, Flag extends string> {
  /** Printed for `--help` and for wrong arguments. */
  usage: string;
  options?: readonly Option[];
  flags?: readonly Flag[];
  /** Messages for refusals whose general text would not help the caller of this command. */
  refusals?: { [name in ErrorName]?: string };
}

/** @param work returns the text to print; null if the arguments are wrong */
export async function runCommand<Option extends string = never, Flag extends string = never>(
  { usage, options = [], flags = [], refusals = {} }: Command<Option, Flag>,
  work: (
    services: Services,
    args: string[],
    options: { [name in Option]?: string } & { [name in Flag]?: boolean },
  ) => Promise<string | null>,
): Promise<void> {
  const given = readArguments(options, flags);
  if (!given || given.values.help) {
    process.stdout.write(`${usage}\n`);
    process.exitCode = given ? 0 : 2;
    return;
  }
  const services = openServices();
  if (!services) return;
  try {
    const reason = await whyNoShop(services);
    if (reason) return refuse(reason);
    const said = await work(services, given.positionals, given.values as Parameters<typeof work>[2]);
    process.stdout.write(`${said ?? usage}\n`);
    if (said === null) process.exitCode = 2;
  } catch (error) {
    if (error instanceof Refusal) return refuse(error.message);
    if (!(error instanceof Failure)) throw error;
    refuse(`${refusals[error.errorName] ?? errorText('en', error.code)} (${error.code})`);
  } finally {
    await services.db.destroy();
  }
}

/** Null if the settings are wrong or missing. */
function openServices(): Services | null {
  try {
    return createServices(process.env);
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error));
    return null;
  }
}

function refuse(reason: string): void {
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}

/** Null if an argument looks like an unknown option, such as a negative amount. */
function readArguments(options: readonly string[], flags: readonly string[]) {
  const withValue = options.map((name) => [name, { type: 'string' }] as const);
  const withoutValue = flags.map((name) => [name, { type: 'boolean' }] as const);
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        ...Object.fromEntries(withValue),
        ...Object.fromEntries(withoutValue),
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch {
    return null;
  }
}
