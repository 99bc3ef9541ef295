import type { DeriveKeyFunction } from 'altcha-lib/types';
import { argon2id } from 'hash-wasm';

/** As commerce does it, with other code (`commerce/src/auth/guest-work.ts`). */
export const deriveKey: DeriveKeyFunction = async (parameters, salt, password) => {
  const { memoryCost: memorySize = 0, cost: iterations, parallelism = 1, keyLength: hashLength } = parameters;
  const settings = { memorySize, iterations, parallelism, hashLength, outputType: 'binary' } as const;
  return { derivedKey: await argon2id({ password, salt, ...settings }) };
};
