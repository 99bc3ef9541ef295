import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { typedPassword } from '../../contract/typed.ts';

/** argon2id with parameters that OWASP names (Password Storage Cheat Sheet): 19 MiB, 2 passes, 1 lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * At most two passwords are hashed at a time. Hashing uses the thread pool of libuv, which has four threads and
 * also serves files, DNS look-ups and images.
 */
export const passwordsAtWork = pLimit(2);

/**
 * The hash of a password that nobody knows. A login to an unknown account checks this hash, so that the
 * refusal takes as long as for a wrong password.
 */
const nobody = hashPassword(crypto.randomUUID());

export function hashPassword(password: string): Promise<string> {
  return passwordsAtWork(() => hash(typedPassword(password), options));
}

/**
 * Whether the password belongs to the account. Without an account the check takes just as long and returns
 * false. The password is also tried as it was typed, because it was once stored so.
 */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  const known = passwordHash ?? (await nobody);
  for (const form of new Set([typedPassword(password), password])) {
    const matches = await passwordsAtWork(() => verify(known, form));
    if (matches) return passwordHash !== undefined;
  }
  return false;
}
