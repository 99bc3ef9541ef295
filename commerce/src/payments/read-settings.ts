import { createPrivateKey, createPublicKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { own } from '../../contract/own.ts';
import { second } from '../clock.ts';
import { isSafeEndpoint } from '../is-safe-endpoint.ts';

/** A member waits for the answer, and the browser gives up after 15 s. */
export const answerMilliseconds = 8 * second;
export const fileMilliseconds = 60 * second;

/** Reads the variables of one provider. Every problem is one sentence that names the variable, and never its value. */
export interface SettingsReader {
  /** Empty if it is not set. */
  text(name: string): string;
  /** The text itself or the name of a file; empty if it is not set. */
  secret(name: string): string;
  /** PEM, or what the providers' consoles show: Base64 without the first and last line of PEM. */
  privateKey(name: string): KeyObject;
  publicKey(name: string): KeyObject;
  certificate(name: string): X509Certificate;
  /** The text of a PEM file with one certificate or more. */
  pem(name: string): string;
  address(name: string, usual: string): string;
}

/**
 * @param first the variable that switches the provider on, without `prefix`
 * @returns null if it is not set
 * @throws Error with one sentence that names what is missing
 */
export function readSettings(
  env: NodeJS.ProcessEnv,
  { prefix, needed: [first, ...others] }: { prefix: string; needed: [string, ...string[]] },
): SettingsReader | null {
  const variable = (name: string) => `${prefix}_${name}`;
  const text = (name: string) => (own(env, variable(name)) ?? '').trim();
  if (!text(first)) return null;
  // The guides have the sign … where a value belongs.
  const missing = [first, ...others].filter((name) => ['', '…'].includes(text(name)));
  if (missing.length > 0) throw unfit(`set ${missing.map(variable).join(', ')}`);

  /** Runs of `\n` stand for line breaks, as a line of a settings file can't hold any. */
  function material(name: string): string {
    const given = text(name);
    if (!given.startsWith('/')) return given.replaceAll('\\n', '\n');
    try {
      return readFileSync(given, 'utf8').trim();
    } catch {
      throw unfit(`${variable(name)} names a file that can't be read`);
    }
  }

  function parse<Parsed>(name: string, what: string, read: (text: string) => Parsed): Parsed {
    const given = material(name);
    try {
      return read(given);
    } catch {
      throw unfit(`${variable(name)} is no ${what}`);
    }
  }

  return {
    text,
    secret: material,
    privateKey: (name) => parse(name, 'private key', readPrivateKey),
    publicKey: (name) => parse(name, 'public key', readPublicKey),
    certificate: (name) => parse(name, 'certificate', (text) => new X509Certificate(text)),
    pem: (name) =>
      parse(name, 'certificate', (text) => {
        new X509Certificate(text);
        return text;
      }),
    address(name, usual) {
      const address = text(name) || usual;
      if (isSafeEndpoint(address)) return address;
      throw unfit(`set ${variable(name)} to an address with https://`);
    },
  };
}

function readPrivateKey(text: string): KeyObject {
  if (text.includes('-----BEGIN')) return createPrivateKey(text);
  const key = Buffer.from(text, 'base64');
  try {
    return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  } catch {
    return createPrivateKey({ key, format: 'der', type: 'pkcs1' });
  }
}

function readPublicKey(text: string): KeyObject {
  if (text.includes('-----BEGIN')) return createPublicKey(text);
  return createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
}

export function unfit(what: string): Error {
  return new Error(`commerce cannot start: ${what} (see .env.example)`);
}
