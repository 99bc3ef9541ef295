import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, handed out once; the database keeps only their hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Nobody guesses 256 random bits, so a fast hash hides them well enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
