import { createHash, type KeyObject, sign, verify, X509Certificate } from 'node:crypto';
import { own } from '../../../contract/own.ts';
import { type Fields, sortedText, withoutEmpty } from '../signed-fields.ts';

/** docs/payment-providers/unionpay.md, sections 1 and 2. Who may have issued UnionPay's certificate, which comes in each message. */
export interface Issuer {
  root: X509Certificate;
  middle: X509Certificate;
}

export interface Trust {
  issuers: readonly Issuer[];
  /** The third part of the name in the certificate, such as 中国银联股份有限公司. */
  holders: readonly string[];
}

/** @returns the fields with `signature`; those without a value are left out, as UnionPay would count them as missing */
export function signFields(fields: Fields, privateKey: KeyObject): Fields {
  const given = withoutEmpty(fields);
  return { ...given, signature: sign('sha256', digestOf(given), privateKey).toString('base64') };
}

/** UnionPay writes the serial number of the shop's certificate in decimal. */
export function certIdOf(certificate: X509Certificate): string {
  return BigInt(`0x${certificate.serialNumber}`).toString();
}

/** @returns null, or why the answer or the notification must not be believed */
export function distrust(fields: Fields, { issuers, holders }: Trust, at: number): string | null {
  // Otherwise the sender would choose how it is checked.
  if (fields.version !== '5.1.0' || fields.signMethod !== '01') return 'it is not signed as version 5.1.0 is';
  const certificate = parseCertificate(fields.signPubKeyCert ?? '');
  if (!certificate) return 'it has no certificate';
  if (!isValid(certificate, at)) return 'its certificate is outdated';
  const issuer = issuers.find(({ middle, root }) => isIssued(certificate, middle) && isIssued(middle, root));
  if (!issuer) return `its certificate has an unknown issuer: ${certificate.issuer.replaceAll('\n', ', ')}`;
  if (!holders.includes(holderOf(certificate)))
    return `its certificate is not UnionPay's: ${holderOf(certificate)}`;
  const signature = Buffer.from(fields.signature ?? '', 'base64');
  return verify('sha256', digestOf(fields), certificate.publicKey, signature)
    ? null
    : 'its signature is wrong';
}

/** Answers of UnionPay are not URL-encoded. A value may hold `&` between brackets, and ends with nothing trimmed. */
export function parseAnswer(text: string): Fields {
  const fields: Fields = Object.create(null);
  for (let start = 0; start < text.length; ) {
    const equals = text.indexOf('=', start);
    if (equals === -1) break;
    // A part without = is no field.
    const name = text.slice(text.lastIndexOf('&', equals) + 1, equals);
    const end = endOfValue(text, equals + 1);
    if (own(fields, name) !== undefined) throw new Error(`UnionPay sent ${name} twice`);
    if (name) fields[name] = text.slice(equals + 1, end);
    start = end + 1;
  }
  return fields;
}

/** One pattern for the whole value would overflow the stack of V8 with a file of some megabytes. */
function endOfValue(text: string, start: number): number {
  const special = /[&{[]/g;
  special.lastIndex = start;
  for (let found = special.exec(text); found; found = special.exec(text)) {
    if (found[0] === '&') return found.index;
    const close = text.indexOf(found[0] === '{' ? '}' : ']', found.index);
    if (close !== -1) special.lastIndex = close + 1;
  }
  return text.length;
}

/** The text is hashed here, and its hash once more by the signature. */
function digestOf({ signature: _, ...fields }: Fields): Buffer {
  return Buffer.from(createHash('sha256').update(sortedText(fields)).digest('hex'));
}

function parseCertificate(pem: string): X509Certificate | null {
  try {
    return new X509Certificate(pem);
  } catch {
    return null;
  }
}

function isValid({ validFrom, validTo }: X509Certificate, at: number): boolean {
  return Date.parse(validFrom) <= at && at <= Date.parse(validTo);
}

function isIssued(certificate: X509Certificate, issuer: X509Certificate): boolean {
  return certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
}

/** `CN=041@8310000000083040@中国银联股份有限公司@00016494` */
function holderOf({ subject }: X509Certificate): string {
  const [, name = ''] = /^CN=(.*)$/m.exec(subject) ?? [];
  return name.split('@')[2] ?? '';
}
