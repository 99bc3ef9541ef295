import { isDevelopment } from '../environment.ts';
import { own } from '../own.ts';

const secrets = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'CMS_READ_TOKEN',
  'INTERNAL_TOKEN',
  'PREVIEW_SECRET',
];

/** Matches the values that examples and development files contain in place of a secret. */
const placeholder =
  /change.?me|to.?be.?modified|example|placeholder|^dev(elopment)?[-_.]|^demo|^test|secret$/i;

/**
 * Stops the start when a secret is missing. In production it also refuses a secret that looks like an example or a
 * development value, is short, or is used twice.
 * @throws Error with one sentence that names every refused secret
 */
export function refuseUnsafeSecrets(environment: NodeJS.ProcessEnv): void {
  const missing = secrets.filter((name) => !own(environment, name));
  if (missing.length > 0) throw new Error(`The CMS cannot start without ${missing.join(', ')}.`);
  if (isDevelopment()) return;

  const values = secrets.map((name) => own(environment, name) ?? '');
  const unsafe = secrets.filter((_, index) => {
    const value = values[index] ?? '';
    return value.length < 16 || placeholder.test(value) || values.indexOf(value) !== index;
  });
  const password = environment.CMS_ADMIN_PASSWORD;
  if (password && (password.length < 12 || placeholder.test(password))) unsafe.push('CMS_ADMIN_PASSWORD');
  if (unsafe.length > 0) {
    throw new Error(`Not safe for production (short, repeated or an example): ${unsafe.join(', ')}.`);
  }
}
