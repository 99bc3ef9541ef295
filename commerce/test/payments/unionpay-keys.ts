import { generateKeyPairSync, type X509Certificate } from 'node:crypto';
import { makeCertificate } from './certificate.ts';

const day = 24 * 3_600_000;
const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
// Making keys is slow, so all counterparts of a run share them.
const [rootKey, middleKey, unionpayKey, foreignKey, merchantKey] = [
  newKey(),
  newKey(),
  newKey(),
  newKey(),
  newKey(),
];
const holder = '中国银联股份有限公司';

/** What the counterpart can sign with. Only `good` may be believed. */
export type Certificate = 'good' | 'outdated' | 'of a foreign issuer' | 'of another company';

/** Certificates in the form of UnionPay's, made for the tests. */
export function makeUnionpayKeys(at: number) {
  const [validFrom, validTo] = [at - 365 * day, at + 365 * day];
  const valid = { validFrom, validTo };
  const [rootName, middleName] = ['CFCA TEST CS CA', 'CFCA TEST OCA1'];
  const root = makeCertificate({
    ...{ ...valid, serial: 1, subject: rootName, issuer: rootName },
    ...{ publicKey: rootKey.publicKey, issuerKey: rootKey.privateKey },
  });
  const middle = makeCertificate({
    ...{ ...valid, serial: 2, subject: middleName, issuer: rootName },
    ...{ publicKey: middleKey.publicKey, issuerKey: rootKey.privateKey },
  });
  const issued = {
    ...{ ...valid, serial: 69_678_957_876, subject: `041@8310000000083040@${holder}@00016495` },
    ...{ issuer: middleName, publicKey: unionpayKey.publicKey, issuerKey: middleKey.privateKey },
  };
  const certificates: Record<Certificate, X509Certificate> = {
    good: makeCertificate(issued),
    outdated: makeCertificate({ ...issued, validTo: at - day }),
    'of a foreign issuer': makeCertificate({ ...issued, issuerKey: foreignKey.privateKey }),
    'of another company': makeCertificate({ ...issued, subject: '041@8310000000083040@某某公司@00016496' }),
  };
  const merchant = makeCertificate({
    ...{ ...issued, serial: 69_903_319_369, subject: '041@Z2014-11-11@700000000000001:SIGN@00000003' },
    publicKey: merchantKey.publicKey,
  });
  return {
    trust: { issuers: [{ root, middle }], holders: [holder] },
    certificates,
    unionpayKey: unionpayKey.privateKey,
    merchant: { certificate: merchant, privateKey: merchantKey.privateKey },
    merchantPublicKey: merchantKey.publicKey,
    foreignKey: foreignKey.privateKey,
  };
}
