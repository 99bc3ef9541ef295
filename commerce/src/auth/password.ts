import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { typedPassword } from '../../contract/typed.ts';
import { fail } from '../fail.ts';

/** argon2id with parameters from the OWASP Password Storage Cheat Sheet: 19 MiB, 2 passes, 1 lane. */
export const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two at a time leave two of libuv's four threads for files, DNS look-ups and images. One core stays free for the rest. */
export const passwordsAtWork = pLimit(availableParallelism() > 2 ? 2 : 1);

/** One to two seconds of work. Guesses at thousands of accounts would fill hours. */
const maxWaiting = 40;

/** A login to an unknown account checks this hash, so that the refusal takes as long as for a wrong password. */
const nobody = hashPassword(crypto.randomUUID());

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(typedPassword(password), argon2id));
}

/**
 * Without an account the check takes just as long and returns false. The password is also tried exactly as typed,
 * because some stored hashes were made that way.
 */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  const known = passwordHash ?? (await nobody);
  for (const form of new Set([typedPassword(password), password])) {
    const matches = await inTurn(() => verify(known, form));
    if (matches) return passwordHash !== undefined;
  }
  return false;
}

/** @throws Failure `temporarilyUnavailable` if too many wait already */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  refuseWhileFull();
  return passwordsAtWork(work);
}

/** @throws Failure `temporarilyUnavailable` */
export function refuseWhileFull(): void {
  if (passwordsAtWork.pendingCount >= maxWaiting) throw fail('temporarilyUnavailable');
}
