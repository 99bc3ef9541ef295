import { setTimeout as wait } from 'node:timers/promises';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { typedPassword } from '../../contract/typed.ts';
import { fail } from '../fail.ts';

/** argon2id with parameters from the OWASP Password Storage Cheat Sheet: 19 MiB, 2 passes, 1 lane. */
export const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Guesses of strangers, of which there may be thousands, wait by themselves. All other work follows a code by SMS, a
 * session or a known device. One at a time in each line leaves two of libuv's four threads for files and images.
 */
export const passwordLines = { strangers: pLimit(1), others: pLimit(1) } as const;
export type PasswordLine = keyof typeof passwordLines;

/** Guesses of strangers that wait begin at most 20 times a second, so that they leave most of a processor to everybody else. */
const strangersApart = 50;

/** One to two seconds of work. */
const maxWaiting = 40;

/** A login to an unknown account checks this hash, so that the refusal takes as long as for a wrong password. */
const nobody = hashPassword(crypto.randomUUID());

/** @throws Failure `temporarilyUnavailable` if too many wait */
export function hashPassword(password: string): Promise<string> {
  return inTurn('others', () => hash(typedPassword(password), argon2id));
}

/**
 * Without an account the check takes just as long and returns false. The password is also tried exactly as typed,
 * because some stored hashes were made that way.
 * @throws Failure `temporarilyUnavailable` if too many wait
 */
export function passwordMatches(
  passwordHash: string | undefined,
  password: string,
  line: PasswordLine = 'others',
): Promise<boolean> {
  return inTurn(line, async () => {
    const known = passwordHash ?? (await nobody);
    for (const form of new Set([typedPassword(password), password])) {
      if (await verify(known, form)) return passwordHash !== undefined;
    }
    return false;
  });
}

/** @throws Failure `temporarilyUnavailable` if too many wait */
export async function inTurn<Result>(line: PasswordLine, work: () => Promise<Result>): Promise<Result> {
  refuseWhileFull(line);
  if (line === 'others') return passwordLines.others(work);
  return new Promise((resolve, reject) => {
    void passwordLines.strangers(async () => {
      const pause = wait(strangersApart);
      await work().then(resolve, reject);
      if (passwordLines.strangers.pendingCount > 0) await pause;
    });
  });
}

/** @throws Failure `temporarilyUnavailable` */
export function refuseWhileFull(line: PasswordLine): void {
  if (passwordLines[line].pendingCount >= maxWaiting) throw fail('temporarilyUnavailable');
}
