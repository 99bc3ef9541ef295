import { z } from 'zod';
import { count, phone } from './fields.ts';

/** Bytes in hex, as altcha-lib writes them. */
function hex(bytes: number) {
  return z.string().regex(new RegExp(`^[0-9a-f]{${2 * bytes}}$`));
}

/** Of altcha-lib, signed by commerce. `details.challenge` of AUT020 is one. */
const challenge = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.literal('ARGON2ID'),
    nonce: hex(16),
    salt: hex(16),
    /** Passes over the memory. */
    cost: count,
    /** KiB. */
    memoryCost: count,
    parallelism: count,
    keyLength: count,
    keyPrefix: hex(16),
    keySignature: hex(32),
    /** `derivations`: one of as many counters from 0 on is the solution. `expiresAt`: in milliseconds. */
    data: z.strictObject({ phone, network: z.string().max(45), derivations: count, expiresAt: count }),
  }),
  signature: hex(32),
});

/** A challenge and the solution that `solveChallenge` of altcha-lib finds. */
export const work = z.strictObject({
  challenge,
  solution: z.strictObject({ counter: count, derivedKey: hex(32) }),
});

export type Challenge = z.output<typeof challenge>;
export type Work = z.output<typeof work>;
