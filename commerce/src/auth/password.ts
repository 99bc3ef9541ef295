import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** argon2id with the parameters OWASP names (Password Storage Cheat Sheet): 19 MiB, 2 passes, 1 lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Passwords at work at once, however many log in. They run in libuv's pool of four threads, and files, names
 * and pictures need some of it too.
 */
export const passwordsAtWork = pLimit(2);

/** A hash nobody knows the password of, so that an unknown account takes as long as a known one. */
const nobody = hashPassword(crypto.randomUUID());

export function hashPassword(password: string): Promise<string> {
  return passwordsAtWork(() => hash(password, options));
}

/** Whether the password is the account's; without an account it takes as long and is never true. */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  const known = passwordHash ?? (await nobody);
  const matches = await passwordsAtWork(() => verify(known, password));
  return matches && passwordHash !== undefined;
}
