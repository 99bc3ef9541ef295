import { type KeyObject, sign, X509Certificate } from 'node:crypto';

interface Certified {
  serial: number;
  /** The common names. */
  subject: string;
  issuer: string;
  validFrom: number;
  validTo: number;
  publicKey: KeyObject;
  issuerKey: KeyObject;
}

/** Node reads certificates but makes none. Without extensions, as version 1 of X.509. */
export function makeCertificate(certified: Certified): X509Certificate {
  const { serial, subject, issuer, validFrom, validTo, publicKey, issuerKey } = certified;
  const content = sequence(
    integer(serial),
    sha256WithRsa,
    name(issuer),
    sequence(time(validFrom), time(validTo)),
    name(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, issuerKey));
  return new X509Certificate(sequence(content, sha256WithRsa, signature));
}

const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const commonName = objectId('550403');
const sha256WithRsa = sequence(objectId('2a864886f70d01010b'), der(0x05));

function name(text: string): Buffer {
  return sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(text)))));
}

function integer(value: number): Buffer {
  const hex = value.toString(16);
  // The zero in front keeps it positive.
  const bytes = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex');
  return der(0x02, ...(bytes.readUInt8() > 127 ? [Buffer.from([0])] : []), bytes);
}

/** `20260131235959Z` */
function time(at: number): Buffer {
  return der(0x18, Buffer.from(`${new Date(at).toISOString().slice(0, 19).replace(/\D/g, '')}Z`));
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, ...parts);
}

/** At most 65,535 bytes. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const written = length < 128 ? [length] : [0x82, length >> 8, length & 0xff];
  // DER demands the shortest form.
  if (length > 127 && length < 256) written.splice(0, 2, 0x81);
  return Buffer.concat([Buffer.from([tag, ...written]), content]);
}
