import { setTimeout as wait } from 'node:timers/promises';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { typedPassword } from '../../contract/typed.ts';
import { fail } from '../fail.ts';

/** argon2id with parameters from the OWASP Password Storage Cheat Sheet: 19 MiB, 2 passes, 1 lane. */
export const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Guesses of strangers, of which there may be thousands, wait by themselves. What is proven follows a code by SMS, a
 * session or a known device. One at a time in each line leaves two of libuv's four threads for files and images.
 */
export const passwordLines = { strangers: pLimit(1), proven: pLimit(1) } as const;
export type PasswordLine = keyof typeof passwordLines;

/** One to two seconds of work. Strangers wait as long again, because of the pauses. */
const maxWaiting = 40;

/** A login to an unknown account checks this hash, so that the refusal takes as long as for a wrong password. */
const nobody = hashPassword(crypto.randomUUID());

/** @throws Failure `temporarilyUnavailable` if too many wait */
export function hashPassword(password: string): Promise<string> {
  return inTurn('proven', () => hash(typedPassword(password), argon2id));
}

/**
 * Without an account the check takes just as long and returns false.
 * @throws Failure `temporarilyUnavailable` if too many wait
 */
export function passwordMatches(
  passwordHash: string | undefined,
  password: string,
  line: PasswordLine = 'proven',
): Promise<boolean> {
  return inTurn(line, async () => {
    const isRight = await verify(passwordHash ?? (await nobody), typedPassword(password));
    return isRight && passwordHash !== undefined;
  });
}

const longestPause = 1000;

/** The milliseconds before the next guess of a stranger. */
let pause = 0;

/**
 * While guesses of strangers wait, each is followed by a pause as long as its work took, so that they take half a
 * processor at most on any machine. The answer itself does not wait for the pause.
 * @throws Failure `temporarilyUnavailable` if too many wait
 */
export async function inTurn<Result>(line: PasswordLine, work: () => Promise<Result>): Promise<Result> {
  refuseWhileFull(line);
  if (line === 'proven') return passwordLines.proven(work);
  return passwordLines.strangers(async () => {
    await wait(pause);
    const begin = performance.now();
    try {
      return await work();
    } finally {
      const took = Math.min(longestPause, performance.now() - begin);
      pause = passwordLines.strangers.pendingCount > 0 ? took : 0;
    }
  });
}

/** @throws Failure `temporarilyUnavailable` */
export function refuseWhileFull(line: PasswordLine): void {
  if (passwordLines[line].pendingCount >= maxWaiting) throw fail('temporarilyUnavailable');
}
