import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { root } from '../shop/services.ts';

/** Addresses may contain a password. */
const secret =
  /(SECRET|TOKEN|PASSWORD|PEPPER|SALT|(?<!_PUBLIC_)KEYS?|DATABASE_URL|SMTP_URL|REPOSITORY)(_OLD|_NEXT)?$/;

export const settingsWithSecrets = Object.keys(
  parseEnv(readFileSync(path.join(root, '.env.example'), 'utf8')),
).filter((name) => secret.test(name));
