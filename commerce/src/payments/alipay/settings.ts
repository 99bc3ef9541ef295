import {
  answerMilliseconds,
  fileMilliseconds,
  readSettings,
  type SettingsReader,
  unfit,
} from '../read-settings.ts';
import type { AlipaySettings } from './client.ts';
import { certificateNumber, rootNumber } from './signature.ts';

const codeProducts = ['FACE_TO_FACE_PAYMENT', 'QR_CODE_OFFLINE'] as const;

/**
 * With `ALIPAY_PUBLIC_KEY` in key mode, else in certificate mode.
 * docs/payment-providers.md says where the values come from. @returns null if `ALIPAY_APP_ID` is not set
 */
export function readAlipaySettings(env: NodeJS.ProcessEnv): AlipaySettings | null {
  const isKeyMode = Boolean(env.ALIPAY_PUBLIC_KEY);
  const settings = readSettings(env, {
    prefix: 'ALIPAY',
    needed: [
      ...(['APP_ID', 'SELLER_ID', 'PRIVATE_KEY'] as const),
      ...(isKeyMode ? [] : ['APP_CERTIFICATE', 'CERTIFICATE', 'ROOT_CERTIFICATE']),
    ],
  });
  if (!settings) return null;
  const codeProduct = settings.text('CODE_PRODUCT') || codeProducts[0];
  const known = codeProducts.find((name) => name === codeProduct);
  if (!known) throw unfit(`set ALIPAY_CODE_PRODUCT to ${codeProducts.join(' or ')}`);
  return {
    appId: settings.text('APP_ID'),
    sellerId: settings.text('SELLER_ID'),
    privateKey: settings.privateKey('PRIVATE_KEY'),
    ...(isKeyMode ? { alipayKey: settings.publicKey('PUBLIC_KEY') } : certificatesOf(settings)),
    codeProduct: known,
    endpoint: settings.address('ENDPOINT', 'https://openapi.alipay.com/gateway.do'),
    answerMilliseconds,
    billMilliseconds: fileMilliseconds,
  };
}

function certificatesOf(settings: SettingsReader) {
  const own = settings.certificate('APP_CERTIFICATE');
  const alipays = settings.certificate('CERTIFICATE');
  return {
    alipayKey: alipays.publicKey,
    certificateNumbers: { app: certificateNumber(own), root: rootNumber(settings.pem('ROOT_CERTIFICATE')) },
    certificateEndsAt: Math.min(...[own, alipays].map(({ validTo }) => Date.parse(validTo))),
  };
}
