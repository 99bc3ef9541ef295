import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { root } from '../shop/services.ts';

/** Secrets, and addresses that may contain a password. */
const secret = /(SECRET|TOKEN|PASSWORD|PEPPER|SALT|KEYS?|DATABASE_URL|SMTP_URL|REPOSITORY)$/;

/** The names of all settings in `.env.example` that are secrets or may contain one. */
export const settingsWithSecrets = Object.keys(
  parseEnv(readFileSync(path.join(root, '.env.example'), 'utf8')),
).filter((name) => secret.test(name));
