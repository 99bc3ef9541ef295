import { createDecipheriv, createSign, createVerify, type KeyObject, randomBytes } from 'node:crypto';
import { second } from '../../clock.ts';

/** docs/payment-providers/wechat-pay.md, sections 2 and 3. */
const scheme = 'WECHATPAY2-SHA256-RSA2048';
const gcmTagBytes = 16;
/** Both sides refuse messages that are further from their own clock. */
const maxClockDifference = 300 * second;

export interface Merchant {
  mchid: string;
  /** Of the merchant's certificate, in hexadecimal capitals. */
  serialNo: string;
  privateKey: KeyObject;
}

export interface Request {
  method: 'GET' | 'POST';
  /** The path with the query, exactly as it is sent. */
  path: string;
  /** Exactly as it is sent; empty for GET. */
  body: string;
}

export interface SignedAt {
  /** Milliseconds since 1970. */
  at: number;
  /** At most 32 letters and digits. */
  nonce?: string;
}

/** @returns the header Authorization */
export function authorize(
  { mchid, serialNo, privateKey }: Merchant,
  { method, path, body }: Request,
  { at, nonce = newNonce() }: SignedAt,
): string {
  const timestamp = String(Math.floor(at / second));
  const signature = signLines(privateKey, [method, path, timestamp, nonce, body]);
  const fields = { mchid, nonce_str: nonce, signature, timestamp, serial_no: serialNo };
  const written = Object.entries(fields).map(([name, value]) => `${name}="${value}"`);
  return `${scheme} ${written.join(',')}`;
}

/** @returns Base64 of the signature of the lines, each with a line feed at its end */
export function signLines(privateKey: KeyObject, lines: readonly string[]): string {
  return createSign('sha256').update(withLineFeeds(lines)).sign(privateKey, 'base64');
}

export function newNonce(): string {
  return randomBytes(16).toString('hex').toUpperCase();
}

/** WeChat Pay's keys by the serial number that it sends: ids of public keys, or numbers of platform certificates. */
export type WechatKeys = ReadonlyMap<string, KeyObject>;

/**
 * Checks an answer or a notification. WeChat Pay now and then sends wrong signatures on purpose, to try its merchants.
 * @param headers with names in lower case
 * @returns null, or why it must not be believed
 */
export function distrust(
  { headers, body }: { headers: Record<string, string | undefined>; body: string },
  keys: WechatKeys,
  at: number,
): string | null {
  const header = (name: string) => headers[`wechatpay-${name}`] ?? '';
  const [timestamp, nonce, serial] = [header('timestamp'), header('nonce'), header('serial')];
  const key = keys.get(serial);
  if (!key) return `no key has the serial number ${JSON.stringify(serial.slice(0, 64))}`;
  const difference = Math.abs(at - Number(timestamp) * second);
  if (!(difference < maxClockDifference)) return 'its time is more than five minutes off';
  const verifier = createVerify('sha256').update(withLineFeeds([timestamp, nonce, body]));
  return verifier.verify(key, header('signature'), 'base64') ? null : 'its signature is wrong';
}

/** As in a notification or in the list of platform certificates. */
export interface Sealed {
  nonce: string;
  associated_data?: string | undefined;
  /** Base64, with the tag at its end. */
  ciphertext: string;
}

/** @throws Error if the API v3 key is another one, or the text was changed */
export function unseal(apiV3Key: string, { nonce, associated_data = '', ciphertext }: Sealed): string {
  const sealed = Buffer.from(ciphertext, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', apiV3Key, nonce, { authTagLength: gcmTagBytes });
  decipher.setAAD(Buffer.from(associated_data)).setAuthTag(sealed.subarray(-gcmTagBytes));
  const opened = decipher.update(sealed.subarray(0, -gcmTagBytes));
  return Buffer.concat([opened, decipher.final()]).toString('utf8');
}

function withLineFeeds(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
