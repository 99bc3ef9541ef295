import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { own } from '../../commerce/contract/own.ts';

/**
 * The secrets that a shop needs, each with a function that makes a value for development. Production reads
 * the secrets from the variables of the process and refuses values that contain `dev-`.
 */
const secrets: Record<string, () => string> = {
  INTERNAL_TOKEN: token,
  CMS_READ_TOKEN: token,
  PREVIEW_SECRET: token,
  SMS_PEPPER: token,
  AUDIT_SEAL_KEY: token,
  APP_KEYS: () => [token(), token(), token(), token()].join(','),
  API_TOKEN_SALT: token,
  ADMIN_JWT_SECRET: token,
  TRANSFER_TOKEN_SALT: token,
  ENCRYPTION_KEY: token,
  CMS_ADMIN_EMAIL: () => 'owner@example.com',
  CMS_ADMIN_PASSWORD: () => `dev-${randomBytes(9).toString('base64url')}-Aa1`,
};

export const secretNames = Object.keys(secrets);

/** New development secrets. */
export function createSecrets(): Record<string, string> {
  return Object.fromEntries(Object.entries(secrets).map(([name, create]) => [name, create()]));
}

/** Adds the secrets that are missing in `file` and changes no other line. @returns the added names */
export function writeMissingSecrets(file: string): string[] {
  const present = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const missing = secretNames.filter((name) => !own(present, name));
  if (missing.length === 0) return [];
  if (!existsSync(file)) {
    const header = '# Secrets of this copy, for development only. Written by npm start, never committed.\n';
    writeFileSync(file, header, { mode: 0o600 });
  }
  const separator = readFileSync(file, 'utf8').endsWith('\n') ? '' : '\n';
  const created = createSecrets();
  const lines = missing.map((name) => `${name}=${own(created, name)}`);
  appendFileSync(file, `${separator}${lines.join('\n')}\n`);
  return missing;
}

/** @returns the names of the secrets that are missing or made for development */
export function unfitForProduction(env: NodeJS.ProcessEnv): string[] {
  return secretNames.filter((name) => isUnfit(own(env, name)));
}

function isUnfit(secret: string | undefined): boolean {
  return !secret || secret.includes('dev-');
}

/** A development secret of 256 random bits. */
function token(): string {
  return `dev-${randomBytes(32).toString('base64url')}`;
}
