import { acceptedForMs, readSecret, type Secret } from '../contract/secret.ts';

/** As a service reads it that started after a rotation. */
export function rotated(former: string, value: string, rotatedAt: number): Secret {
  const until = new Date(rotatedAt + acceptedForMs).toISOString();
  return readSecret({ SECRET: value, SECRET_OLD: `${former} ${until}` }, 'SECRET');
}
