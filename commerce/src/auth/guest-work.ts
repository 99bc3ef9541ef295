import { randomInt } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { createChallenge, verifySolution } from 'altcha-lib';
import type { DeriveKeyFunction } from 'altcha-lib/types';
import pLimit from 'p-limit';
import type { Challenge, Work } from '../../contract/work.ts';
import { minute } from '../clock.ts';
import { deriveSecret } from './derive-secret.ts';

const lifetime = 2 * minute;

/** 3 passes, because the fewer there are, the more other programs are ahead of browsers (docs/decisions/053). */
const argon2id = { algorithm: 'ARGON2ID', memoryCost: 16 * 1024, cost: 3, parallelism: 1, keyLength: 32 };

/** Not in the queue of passwords, so that a flood of guests delays no login. */
const challengesAtWork = pLimit(1);

export interface Guest {
  phone: string;
  ip: string;
  /** Signs a challenge. */
  pepper: string;
  /** Each may have signed it. */
  peppers: readonly string[];
  at: number;
}

/** The solution is a random counter below `derivations`. */
export async function newChallenge(
  { phone, ip, pepper, at }: Guest,
  derivations: number,
): Promise<Challenge> {
  const options = {
    ...argon2id,
    counter: randomInt(derivations),
    // The library's own `expiresAt` is read by the clock of the system.
    data: { phone, network: ip, derivations, expiresAt: at + lifetime },
    deriveKey,
    ...secretsFrom(pepper),
  };
  return (await challengesAtWork(() => createChallenge(options))) as Challenge;
}

/**
 * Solutions are not remembered: the next message to the phone, a minute later, needs twice as many derivations.
 * @returns 0 if the challenge is not solved, has expired or is for another phone or network
 */
export async function readDerivations({ challenge, solution }: Work, guest: Guest): Promise<number> {
  const { phone, network, derivations, expiresAt } = challenge.parameters.data;
  if (phone !== guest.phone || network !== guest.ip || expiresAt <= guest.at) return 0;
  for (const pepper of guest.peppers) {
    const given = { challenge, solution, deriveKey, ...secretsFrom(pepper) };
    if ((await verifySolution(given)).verified) return derivations;
  }
  return 0;
}

/** As a browser does it, with other code (`web/app/form/code/derive-key.ts`). */
export const deriveKey: DeriveKeyFunction = async (parameters, salt, password) => {
  const { memoryCost = 0, cost: timeCost, parallelism = 1, keyLength: outputLen } = parameters;
  return { derivedKey: await hashRaw(password, { memoryCost, timeCost, parallelism, outputLen, salt }) };
};

/** With the signature of the key, a solution is checked without a derivation. */
function secretsFrom(pepper: string): { hmacSignatureSecret: string; hmacKeySignatureSecret: string } {
  const derive = (purpose: string) => deriveSecret(pepper, purpose).toString('hex');
  return {
    hmacSignatureSecret: derive('challenges of guests'),
    hmacKeySignatureSecret: derive('solutions of guests'),
  };
}
