import { solveChallenge } from 'altcha-lib';
import type { Challenge, Work } from '../contract/work.ts';
import { deriveKey } from '../src/auth/guest-work.ts';
import type { Db } from '../src/db/db.ts';
import { bareKnex } from './bare-knex.ts';

/** Writes messages to guests. Without `ip`, each has a network of its own, which no other test uses. */
export async function seedGuestMessages(db: Db, number: number, sentAt: number, ip?: string): Promise<void> {
  const code = { scene: 'register', subject: '', salt: '', codeHash: '', triesLeft: 5, expiresAt: sentAt };
  const rows = Array.from({ length: number }, (_, index) => ({
    ...code,
    id: crypto.randomUUID(),
    phone: String(13_000_000_000 + index),
    ip: ip ?? `10.1.${index >> 8}.${index & 255}`,
    byMember: false,
    sentAt,
  }));
  await bareKnex(db).batchInsert('smsCodes', rows, 500);
}

export async function solve(challenge: Challenge): Promise<Work> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the challenge was not solved in time');
  const { counter, derivedKey } = solution;
  return { challenge, solution: { counter, derivedKey } };
}
