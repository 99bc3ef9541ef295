import {
  answerMilliseconds,
  fileMilliseconds,
  readSettings,
  type SettingsReader,
  unfit,
} from '../read-settings.ts';
import type { WechatSettings } from './client.ts';

const modes = ['public-key', 'certificates'] as const;

/**
 * In public-key mode, or in certificate mode if `WECHAT_MODE` says so, where a public key counts too.
 * docs/payment-providers.md says where the values come from. @returns null if `WECHAT_MCHID` is not set
 */
export function readWechatSettings(env: NodeJS.ProcessEnv): WechatSettings | null {
  const usesCertificates = env.WECHAT_MODE?.trim() === 'certificates';
  const hasPublicKey = !usesCertificates || Boolean(env.WECHAT_PUBLIC_KEY_ID || env.WECHAT_PUBLIC_KEY);
  const settings = readSettings(env, {
    prefix: 'WECHAT',
    needed: [
      ...(['MCHID', 'APPID', 'PRIVATE_KEY', 'API_V3_KEY'] as const),
      ...(env.WECHAT_CERTIFICATE ? [] : ['CERTIFICATE_SERIAL']),
      ...(hasPublicKey ? ['PUBLIC_KEY_ID', 'PUBLIC_KEY'] : []),
    ],
  });
  if (!settings) return null;
  const mode = settings.text('MODE');
  if (mode && !modes.some((name) => name === mode)) throw unfit(`set WECHAT_MODE to ${modes.join(' or ')}`);
  const apiV3Key = settings.secret('API_V3_KEY');
  if (Buffer.byteLength(apiV3Key) !== 32) throw unfit('WECHAT_API_V3_KEY has not 32 characters');
  const appSecret = settings.secret('APP_SECRET');
  const publicKeyId = settings.text('PUBLIC_KEY_ID');
  return {
    mchid: settings.text('MCHID'),
    appid: settings.text('APPID'),
    ...merchantOf(settings),
    apiV3Key,
    ...(appSecret && { appSecret }),
    usesCertificates,
    ...(hasPublicKey && { publicKeyId }),
    keys: new Map(hasPublicKey ? [[publicKeyId, settings.publicKey('PUBLIC_KEY')]] : []),
    endpoint: settings.address('ENDPOINT', 'https://api.mch.weixin.qq.com'),
    accountEndpoint: settings.address('ACCOUNT_ENDPOINT', 'https://api.weixin.qq.com'),
    openEndpoint: settings.address('OPEN_ENDPOINT', 'https://open.weixin.qq.com'),
    ...{ answerMilliseconds, fileMilliseconds },
  };
}

/** The certificate tells its number, and when it ends. */
function merchantOf(settings: SettingsReader) {
  const privateKey = settings.privateKey('PRIVATE_KEY');
  if (!settings.text('CERTIFICATE'))
    return { privateKey, serialNo: settings.text('CERTIFICATE_SERIAL').toUpperCase() };
  const certificate = settings.certificate('CERTIFICATE');
  if (!certificate.checkPrivateKey(privateKey))
    throw unfit('WECHAT_PRIVATE_KEY does not belong to WECHAT_CERTIFICATE');
  const certificateEndsAt = Date.parse(certificate.validTo);
  return { privateKey, serialNo: certificate.serialNumber, certificateEndsAt };
}
