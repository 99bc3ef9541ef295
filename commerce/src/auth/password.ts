import { hash, verify } from '@node-rs/argon2';

/**
 * argon2id with the parameters OWASP names (Password Storage Cheat Sheet): 19 MiB, 2 passes, 1 lane. It runs
 * in libuv's pool: of any number of logins at once four are at work (UV_THREADPOOL_SIZE) and take 76 MiB, the
 * others wait in its queue, and the event loop goes on.
 */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash nobody knows the password of, so that an unknown account takes as long as a known one. */
const nobody = hash(crypto.randomUUID(), options);

export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

/** Whether the password is the account's; without an account it takes as long and is never true. */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobody), password);
  return matches && passwordHash !== undefined;
}
