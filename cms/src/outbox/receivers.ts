import { readSecret, type Secret } from '../read-secret.ts';

export const receiverNames = ['commerce', 'web'] as const;

export interface Receiver {
  name: (typeof receiverNames)[number];
  url: string;
  token: Secret;
}

export function receiversFromEnvironment(): Receiver[] {
  const { COMMERCE_URL, COMMERCE_PORT, WEB_URL, PORT } = process.env;
  const commerce = COMMERCE_URL ?? `http://127.0.0.1:${COMMERCE_PORT ?? 3001}`;
  const web = WEB_URL ?? `http://127.0.0.1:${PORT ?? 3000}`;
  const token = readSecret(process.env, 'INTERNAL_TOKEN');
  return [
    { name: 'commerce', url: new URL('/api/internal/cms_changed', commerce).href, token },
    { name: 'web', url: new URL('/internal/cms-changed', web).href, token },
  ];
}
