import { parseArgs } from 'node:util';
import type { ErrorName } from '../../contract/errors.ts';
import { createServices } from '../create-services.ts';
import { Failure } from '../fail.ts';
import type { Services } from '../http/routes.ts';
import { errorText } from '../texts/error-text.ts';
import { whyNoShop } from './why-no-shop.ts';

/** A refusal of a command, in the words that are printed. */
export class Refusal extends Error {}

interface Command<Option extends string, Flag extends string> {
  /** The text that `--help` prints; it is also printed when the arguments are wrong. */
  usage: string;
  /** The names of options that take a value, such as `--reason "cash at the door"`. */
  options?: readonly Option[];
  /** The names of options without a value. */
  flags?: readonly Flag[];
  /** Messages for refusals whose general text would not help the caller of this command. */
  refusals?: { [name in ErrorName]?: string };
}

/**
 * Runs one command on the shop's database. The shop may be running at the same time.
 * @param work returns the text to print; null if the arguments are wrong
 */
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

/**
 * Makes the services of the command. If the settings are wrong, prints the reason and returns null. A fresh
 * copy of the shop that was never started has no settings.
 */
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

/**
 * Parses the arguments. Returns null if an argument looks like an option but is not a known option, such as a
 * negative amount.
 */
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
