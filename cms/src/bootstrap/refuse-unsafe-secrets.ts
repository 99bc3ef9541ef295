import { isDevelopment } from '../environment.ts';
import { own } from '../own.ts';
import { readSecret } from '../read-secret.ts';

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

/** Examples and development files contain such values in place of a secret. */
const placeholder =
  /change.?me|to.?be.?modified|example|placeholder|^dev(elopment)?[-_.]|^demo|^test|secret$/i;

const rotated = ['CMS_READ_TOKEN', 'INTERNAL_TOKEN', 'PREVIEW_SECRET'];

/** @throws Error that names every missing secret or, in production, every unsafe one */
export function refuseUnsafeSecrets(environment: NodeJS.ProcessEnv): void {
  const missing = secrets.filter((name) => !own(environment, name));
  if (missing.length > 0) throw new Error(`The CMS cannot start without ${missing.join(', ')}.`);
  for (const name of rotated) readSecret(environment, name);
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
