import { createHmac } from 'node:crypto';

export function hmac(key: string, content: readonly unknown[]): string {
  return createHmac('sha256', key).update(JSON.stringify(content)).digest('hex');
}
