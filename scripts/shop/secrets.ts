import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { own } from '../../commerce/contract/own.ts';

/** Development secrets begin with `dev-`, so that production can refuse them. */
type Kind = 'development' | 'production';

const secrets: Record<string, (start: string) => string> = {
  INTERNAL_TOKEN: token,
  CMS_READ_TOKEN: token,
  PREVIEW_SECRET: token,
  SMS_PEPPER: token,
  AUDIT_SEAL_KEY: token,
  APP_KEYS: (start) => [token(start), token(start), token(start), token(start)].join(','),
  API_TOKEN_SALT: token,
  ADMIN_JWT_SECRET: token,
  TRANSFER_TOKEN_SALT: token,
  ENCRYPTION_KEY: token,
  CMS_ADMIN_PASSWORD: (start) => `${start}${randomBytes(12).toString('base64url')}-Aa1`,
};

const passwords = ['PGPASSWORD', 'RESTIC_PASSWORD'];

/** Not a secret, but `npm start` needs one too. In production the operator chooses it. */
const developmentEmail = 'owner@example.com';

export const secretNames = Object.keys(secrets);

const shortest = 20;

export function createSecrets(kind: Kind = 'development'): Record<string, string> {
  const start = kind === 'development' ? 'dev-' : '';
  const created = Object.entries(secrets).map(([name, create]) => [name, create(start)]);
  const others =
    kind === 'development'
      ? [['CMS_ADMIN_EMAIL', developmentEmail]]
      : passwords.map((name) => [name, token('')]);
  return Object.fromEntries([...created, ...others]);
}

/** @throws Error for an unknown name */
export function createSecret(name: string, kind: Kind): string {
  const create = own(secrets, name);
  if (!create) throw new Error(`${name} is no secret of the shop`);
  return create(kind === 'development' ? 'dev-' : '');
}

export function writeMissingSecrets(file: string, kind: Kind = 'development'): string[] {
  const present = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const created = createSecrets(kind);
  const missing = Object.keys(created).filter((name) => !own(present, name));
  if (missing.length === 0) return [];
  if (!existsSync(file)) writeFileSync(file, headers[kind], { mode: 0o600 });
  const separator = readFileSync(file, 'utf8').endsWith('\n') ? '' : '\n';
  const lines = missing.map((name) => `${name}=${own(created, name)}`);
  appendFileSync(file, `${separator}${lines.join('\n')}\n`);
  return missing;
}

const headers: Record<Kind, string> = {
  development: '# Secrets of this copy, for development only. Written by npm start, never committed.\n',
  production:
    '# Secrets of the shop. Keep a copy in another place: without AUDIT_SEAL_KEY the books can’t be checked.\n',
};

/** Such as `SMS_PEPPER is missing`. */
export function unfitForProduction(env: NodeJS.ProcessEnv): string[] {
  const values = secretNames.map((name) => own(env, name) ?? '');
  const troubles = secretNames.flatMap((name, index) => {
    const value = values[index] ?? '';
    if (!value) return `${name} is missing`;
    if (value.includes('dev-')) return `${name} is a development secret`;
    if (value.length < shortest && name !== 'CMS_ADMIN_PASSWORD')
      return `${name} is shorter than ${shortest} characters`;
    const same = values.indexOf(value);
    return same < index ? `${name} is the same as ${secretNames[same]}` : [];
  });
  return own(env, 'CMS_ADMIN_EMAIL') ? troubles : [...troubles, 'CMS_ADMIN_EMAIL is missing'];
}

/** 256 random bits. */
function token(start: string): string {
  return `${start}${randomBytes(32).toString('base64url')}`;
}
