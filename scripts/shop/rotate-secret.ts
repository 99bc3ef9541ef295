import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { own } from '../../commerce/contract/own.ts';
import { acceptedForMs, readFormer } from '../../commerce/contract/secret.ts';
import { changeEnvironmentFile } from './environment-file.ts';
import { createSecret } from './secrets.ts';

const withOverlap = ['INTERNAL_TOKEN', 'CMS_READ_TOKEN', 'PREVIEW_SECRET', 'SMS_PEPPER'];
/** Strapi knows one value of each. */
const ofStrapi = ['APP_KEYS', 'API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY'];
export const rotatable = [...withOverlap, 'AUDIT_SEAL_KEY', ...ofStrapi];

/**
 * How long a former secret stays in the file at least. Commerce needs the former pepper until it has encrypted the
 * secrets of authenticator apps anew, be it restarted late.
 */
const keptForMs = 30 * 24 * 60 * 60 * 1000;

/** A sentence says what is wrong. */
export class CannotRotate extends Error {}

/** @throws CannotRotate if no former value of the secret is ever accepted, so that `--stolen` says nothing */
export function requireFormer(name: string): void {
  if (name === 'AUDIT_SEAL_KEY' || ofStrapi.includes(name))
    throw new CannotRotate(`The former ${name} is never accepted: run the command without --stolen.`);
}

interface Rotation {
  file: string;
  name: string;
  /** Nothing accepts the former secret any more. */
  stolen: boolean;
  /** Epoch milliseconds. */
  at: number;
}

/**
 * Gives every secret but AUDIT_SEAL_KEY a new value in the file.
 * @returns what to do now @throws CannotRotate
 */
export function rotateSecret({ file, name, stolen, at }: Rotation): string {
  const { value, env } = readPresent(file, name);
  const created = createSecret(name, kindOf(value));
  if (ofStrapi.includes(name)) {
    changeEnvironmentFile(file, { values: { [name]: created }, beside: name });
    return `${name} has a new value. Restart the CMS now. People of its panel sign in again; the shop notices nothing.`;
  }
  const old = stolen ? formerAfterTheft(env, name, value, at) : formerOf(env, name, value, at);
  const values = { [name]: created, [`${name}_OLD`]: old.join(', ') || null };
  changeEnvironmentFile(file, { values, beside: name });
  const services = name === 'SMS_PEPPER' ? 'commerce' : 'commerce, the CMS and web, in any order,';
  if (stolen && name === 'SMS_PEPPER')
    return 'SMS_PEPPER has a new value. Restart commerce now. Codes that are on their way count no more. If the database was stolen too, people must set up their authenticator apps anew.';
  if (stolen)
    return `${name} has a new value. Restart ${services} now: until all have restarted, what one of them sends another may be refused.`;
  return [
    `${name} has a new value. Restart ${services} before ${isoTime(at + acceptedForMs / 2)}.`,
    `The former one is used until then, and accepted until ${isoTime(at + acceptedForMs)}.`,
  ].join('\n');
}

/** @returns the present seal key and those before it @throws CannotRotate */
export function beginSealKey(file: string): { value: string; former: string[] } {
  const { value, env } = readPresent(file, 'AUDIT_SEAL_KEY');
  requirePlain('AUDIT_SEAL_KEY', value);
  // After an interruption, the chains may have been handed over to this key already.
  const next = own(env, 'AUDIT_SEAL_KEY_NEXT') || createSecret('AUDIT_SEAL_KEY', kindOf(value));
  changeEnvironmentFile(file, { values: { AUDIT_SEAL_KEY_NEXT: next }, beside: 'AUDIT_SEAL_KEY' });
  return { value, former: (own(env, 'AUDIT_SEAL_KEY_OLD') ?? '').split(/[\s,]+/).filter(Boolean) };
}

/** Only after the chains were handed over. */
export function endSealKey(file: string, { value, former }: { value: string; former: string[] }): void {
  const next = own(parseEnv(readFileSync(file, 'utf8')), 'AUDIT_SEAL_KEY_NEXT');
  if (!next) throw new CannotRotate(`${file} has been changed meanwhile: AUDIT_SEAL_KEY_NEXT is gone.`);
  const values = {
    AUDIT_SEAL_KEY: next,
    AUDIT_SEAL_KEY_OLD: [...former, value].join(','),
    AUDIT_SEAL_KEY_NEXT: null,
  };
  changeEnvironmentFile(file, { values, beside: 'AUDIT_SEAL_KEY' });
}

function readPresent(file: string, name: string): { value: string; env: NodeJS.Dict<string> } {
  if (!rotatable.includes(name))
    throw new CannotRotate(`There is no secret ${name} to rotate; there are ${rotatable.join(', ')}.`);
  const env = parseEnv(readFileSync(file, 'utf8'));
  const value = own(env, name);
  if (!value) throw new CannotRotate(`${file} has no ${name}: npm run secrets -- ${file} adds it.`);
  return { value, env };
}

/** Oldest first, as `readSecret` wants it. */
function formerOf(env: NodeJS.Dict<string>, name: string, value: string, at: number): string[] {
  requirePlain(name, value);
  const kept = keptOf(env, name, at).map((each) => `${each.value} ${isoTime(each.until)}`);
  return [...kept, `${value} ${isoTime(at + acceptedForMs)}`];
}

/** Codes of a stolen pepper are refused, but the secrets of authenticator apps are still to be read with it. */
function formerAfterTheft(env: NodeJS.Dict<string>, name: string, value: string, at: number): string[] {
  if (name !== 'SMS_PEPPER') return [];
  requirePlain(name, value);
  return [...keptOf(env, name, at).map((each) => each.value), value].map((each) => `${each} ${isoTime(at)}`);
}

function keptOf(env: NodeJS.Dict<string>, name: string, at: number) {
  return readFormer(own(env, `${name}_OLD`) ?? '', name).filter(({ until }) => at < until + keptForMs);
}

function requirePlain(name: string, value: string): void {
  if (/[\s,"'\\$#]/.test(value))
    throw new CannotRotate(
      `The present ${name} has signs that can't stand in ${name}_OLD. Only npm run secrets makes values without them.`,
    );
}

function kindOf(value: string): 'development' | 'production' {
  return value.startsWith('dev-') ? 'development' : 'production';
}

function isoTime(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}Z`;
}
