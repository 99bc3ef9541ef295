import { readSecret, type Secret } from '@junyao/commerce/contract/secret';

/** A secret that was never rotated. */
export function always(value: string): Secret {
  return readSecret({ SECRET: value }, 'SECRET');
}
