import { createHash, randomBytes } from 'node:crypto';

/** A token of 256 random bits. The caller gets it once; the database stores only its hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Nobody can guess 256 random bits, so a fast hash is safe enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
