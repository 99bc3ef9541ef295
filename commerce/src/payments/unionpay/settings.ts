import { answerMilliseconds, fileMilliseconds, readSettings, unfit } from '../read-settings.ts';
import type { UnionpaySettings } from './client.ts';

/** In UnionPay's certificates of production and of its sandbox. */
const holder = '中国银联股份有限公司';

/** docs/payment-providers.md says where the values come from. @returns null if `UNIONPAY_MERCHANT_ID` is not set */
export function readUnionpaySettings(env: NodeJS.ProcessEnv): UnionpaySettings | null {
  const settings = readSettings(env, {
    prefix: 'UNIONPAY',
    needed: ['MERCHANT_ID', 'CERTIFICATE', 'PRIVATE_KEY', 'ROOT_CERTIFICATE', 'MIDDLE_CERTIFICATE'],
  });
  if (!settings) return null;
  const certificate = settings.certificate('CERTIFICATE');
  const privateKey = settings.privateKey('PRIVATE_KEY');
  if (!certificate.checkPrivateKey(privateKey))
    throw unfit('UNIONPAY_PRIVATE_KEY does not belong to UNIONPAY_CERTIFICATE');
  const issuer = {
    root: settings.certificate('ROOT_CERTIFICATE'),
    middle: settings.certificate('MIDDLE_CERTIFICATE'),
  };
  return {
    merId: settings.text('MERCHANT_ID'),
    ...{ certificate, privateKey, trust: { issuers: [issuer], holders: [holder] } },
    gateway: settings.address('ENDPOINT', 'https://gateway.95516.com/gateway/api'),
    fileHost: settings.address('FILE_ENDPOINT', 'https://filedownload.95516.com/'),
    ...{ answerMilliseconds, fileMilliseconds },
  };
}
