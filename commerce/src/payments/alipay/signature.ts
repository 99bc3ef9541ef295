import { createHash, type KeyObject, sign, verify, X509Certificate } from 'node:crypto';
import { type Fields, sortedText, withoutEmpty } from '../signed-fields.ts';

/**
 * docs/payment-providers/alipay.md, sections 2 to 4. Requests are signed with `sign_type`.
 * @returns the fields with `sign`; those without a value are left out
 */
export function signFields(fields: Fields, privateKey: KeyObject): Fields {
  const given = withoutEmpty(fields);
  return { ...given, sign: sign('sha256', Buffer.from(sortedText(given)), privateKey).toString('base64') };
}

/**
 * Notifications are signed without `sign_type`, unlike requests. Alipay's own SDKs differ about fields without a value:
 * some sign them, some don't.
 */
export function isNotificationGenuine(
  { sign_type: type, sign: signature, ...fields }: Fields,
  alipayKey: KeyObject,
): boolean {
  const texts = [withoutEmpty(fields), fields].map(sortedText);
  return type === 'RSA2' && texts.some((text) => isSigned(text, signature, alipayKey));
}

export interface Answer {
  /** The text of the member that answers, exactly as it was sent, which is what the signature covers. */
  text: string;
  sign: string | undefined;
  /** In certificate mode, which of Alipay's certificates signed. */
  certificateNo: string | undefined;
}

/** @throws Error if it is no JSON object, or has neither the member of the method nor `error_response` */
export function readAnswer(body: string, method: string): Answer {
  const { sign: signature, alipay_cert_sn: certificateNo }: Fields = JSON.parse(body);
  const members = membersOf(body);
  const text = members.get(`${method.replaceAll('.', '_')}_response`) ?? members.get('error_response');
  if (text === undefined) throw new Error(`Alipay answered ${method} with something else`);
  return { text, sign: signature, certificateNo };
}

export function isAnswerGenuine({ text, sign: signature }: Answer, alipayKey: KeyObject): boolean {
  return isSigned(text, signature, alipayKey);
}

/** Alipay's number of a certificate (`app_cert_sn`, `alipay_cert_sn`). */
export function certificateNumber({ issuer, serialNumber }: X509Certificate): string {
  const name = issuer.split('\n').reverse().join(',');
  return createHash('md5')
    .update(`${name}${BigInt(`0x${serialNumber}`)}`)
    .digest('hex');
}

/** `alipay_root_cert_sn`: the numbers of the certificates in the file that have an RSA signature. */
export function rootNumber(file: string): string {
  const certificates = file.match(/-----BEGIN CERTIFICATE-----.+?-----END CERTIFICATE-----/gs) ?? [];
  return certificates
    .map((pem) => new X509Certificate(pem))
    .filter(isOfRsa)
    .map(certificateNumber)
    .join('_');
}

/** Roots sign themselves, so the kind of their key is the kind of their signature. */
function isOfRsa(root: X509Certificate): boolean {
  try {
    return root.publicKey.asymmetricKeyType === 'rsa';
  } catch {
    // OpenSSL can't read every key of SM2.
    return false;
  }
}

function isSigned(text: string, signature: string | undefined, key: KeyObject): boolean {
  return verify('sha256', Buffer.from(text), key, Buffer.from(signature ?? '', 'base64'));
}

/**
 * The texts of the values of the outermost object. JSON.parse would lose blanks and escapes, which are signed too; brackets
 * within strings don't count.
 */
function membersOf(body: string): Map<string, string> {
  const members = new Map<string, string>();
  let [depth, begin, name] = [0, 0, ''];
  for (const { 0: token, index } of body.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]/gs)) {
    if (depth === 1 && token === ':') {
      name = JSON.parse(body.slice(begin, index));
      begin = index + 1;
    } else if (depth === 1 && (token === ',' || token === '}')) {
      members.set(name, body.slice(begin, index).trim());
      begin = index + 1;
    } else if (depth === 0) begin = index + 1;
    if (token === '{' || token === '[') depth += 1;
    if (token === '}' || token === ']') depth -= 1;
  }
  return members;
}
