import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveSecret } from '../auth/derive-secret.ts';

const algorithm = 'aes-256-gcm';

/** AES-256-GCM: nonce, tag and text in base64url. */
export function encrypt(text: string, secret: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, keyOf(secret), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Null if it was encrypted with another secret, or was changed. */
export function decrypt(sealed: string, secret: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv(algorithm, keyOf(secret), bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** Null if it was encrypted with another secret than these, or was changed. */
export function decryptWithAny(sealed: string, secrets: readonly string[]): string | null {
  for (const secret of secrets) {
    const text = decrypt(sealed, secret);
    if (text !== null) return text;
  }
  return null;
}

function keyOf(secret: string): Buffer {
  return deriveSecret(secret, 'secrets of authenticator apps');
}
