import { answerMilliseconds, fileMilliseconds, readSettings, unfit } from '../read-settings.ts';
import type { WechatSettings } from './client.ts';

/** docs/payment-providers.md says where the values come from. @returns null if `WECHAT_MCHID` is not set */
export function readWechatSettings(env: NodeJS.ProcessEnv): WechatSettings | null {
  const settings = readSettings(env, {
    prefix: 'WECHAT',
    needed: [
      ...(['MCHID', 'APPID', 'CERTIFICATE_SERIAL', 'PRIVATE_KEY'] as const),
      ...['API_V3_KEY', 'PUBLIC_KEY_ID', 'PUBLIC_KEY'],
    ],
  });
  if (!settings) return null;
  const apiV3Key = settings.text('API_V3_KEY');
  if (Buffer.byteLength(apiV3Key) !== 32) throw unfit('WECHAT_API_V3_KEY has not 32 characters');
  const publicKeyId = settings.text('PUBLIC_KEY_ID');
  return {
    mchid: settings.text('MCHID'),
    appid: settings.text('APPID'),
    serialNo: settings.text('CERTIFICATE_SERIAL').toUpperCase(),
    privateKey: settings.privateKey('PRIVATE_KEY'),
    apiV3Key,
    publicKeyId,
    keys: new Map([[publicKeyId, settings.publicKey('PUBLIC_KEY')]]),
    endpoint: settings.address('ENDPOINT', 'https://api.mch.weixin.qq.com'),
    ...{ answerMilliseconds, fileMilliseconds },
  };
}
