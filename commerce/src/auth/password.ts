import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { typedPassword } from '../../contract/typed.ts';

/** argon2id with parameters from the OWASP Password Storage Cheat Sheet: 19 MiB, 2 passes, 1 lane. */
export const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two at a time leave two of libuv's four threads for files, DNS look-ups and images. */
export const passwordsAtWork = pLimit(2);

/** A login to an unknown account checks this hash, so that the refusal takes as long as for a wrong password. */
const nobody = hashPassword(crypto.randomUUID());

export function hashPassword(password: string): Promise<string> {
  return passwordsAtWork(() => hash(typedPassword(password), argon2id));
}

/**
 * Without an account the check takes just as long and returns false. The password is also tried exactly as typed,
 * because some stored hashes were made that way.
 */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  const known = passwordHash ?? (await nobody);
  for (const form of new Set([typedPassword(password), password])) {
    const matches = await passwordsAtWork(() => verify(known, form));
    if (matches) return passwordHash !== undefined;
  }
  return false;
}
