import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { makeCertificate } from './certificate.ts';

/** One of WeChat Pay's certificates. */
export interface PlatformCertificate {
  serial: string;
  pem: string;
  privateKey: KeyObject;
  from: number;
  /** As the list says. WeChat Pay can bring it forward, so that it differs from the certificate's own. */
  until: number;
}

export function issuePlatformCertificate(
  serial: number,
  { from, until }: { from: number; until: number },
): PlatformCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const certificate = makeCertificate({
    ...{ serial, subject: 'Tenpay.com', issuer: 'Tenpay.com Root CA', publicKey, issuerKey: privateKey },
    ...{ validFrom: from, validTo: until },
  });
  return { serial: certificate.serialNumber, pem: certificate.toString(), privateKey, from, until };
}
