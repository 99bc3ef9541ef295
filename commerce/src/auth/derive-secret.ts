import { hkdfSync } from 'node:crypto';

/** 32 bytes for one purpose, so that a secret of the shop can serve several. */
export function deriveSecret(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}
