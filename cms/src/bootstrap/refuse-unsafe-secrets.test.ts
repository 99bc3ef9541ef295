import { afterEach, describe, expect, it, vi } from 'vitest';
import { refuseUnsafeSecrets } from './refuse-unsafe-secrets.ts';

const names = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'CMS_READ_TOKEN',
  'INTERNAL_TOKEN',
  'PREVIEW_SECRET',
];
const strong = Object.fromEntries(names.map((name) => [name, `${name.toLowerCase()}-9f86d081884c7d65`]));

describe('secrets', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('must all be set, in development too', () => {
    vi.stubEnv('APP_ENV', 'development');
    expect(() => refuseUnsafeSecrets({ ...strong, CMS_READ_TOKEN: '' })).toThrow('without CMS_READ_TOKEN');
  });

  it('may be simple in development', () => {
    vi.stubEnv('APP_ENV', 'development');
    expect(() => refuseUnsafeSecrets({ ...strong, APP_KEYS: 'dev-keys' })).not.toThrow();
  });

  it.each([
    ['an example', { API_TOKEN_SALT: 'change-me-change-me-change-me' }, 'API_TOKEN_SALT'],
    [
      'one made for development',
      { INTERNAL_TOKEN: 'dev-1f86d081884c7d659a2feaa0c55ad015' },
      'INTERNAL_TOKEN',
    ],
    ['a short one', { ENCRYPTION_KEY: 'short' }, 'ENCRYPTION_KEY'],
    ['one used twice', { ADMIN_JWT_SECRET: strong.APP_KEYS }, 'ADMIN_JWT_SECRET'],
    ['a demo password', { CMS_ADMIN_PASSWORD: 'Demo-1234!' }, 'CMS_ADMIN_PASSWORD'],
  ])('are refused in production: %s', (_, change, culprit) => {
    vi.stubEnv('APP_ENV', 'production');
    expect(() => refuseUnsafeSecrets({ ...strong, ...change })).toThrow(culprit);
  });

  it('are accepted in production when they are long and all different', () => {
    vi.stubEnv('APP_ENV', 'production');
    expect(() => refuseUnsafeSecrets({ ...strong, CMS_ADMIN_PASSWORD: 'Kiln-door-opens-7' })).not.toThrow();
  });
});
