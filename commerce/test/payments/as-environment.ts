import type { KeyObject } from 'node:crypto';
import type { AlipaySettings } from '../../src/payments/alipay/client.ts';
import type { ProviderSettings } from '../../src/payments/provider-settings.ts';
import type { UnionpaySettings } from '../../src/payments/unionpay/client.ts';
import type { WechatSettings } from '../../src/payments/wechat/client.ts';

/** The variables by which a service process gets the settings. A provider that is missing is switched off. */
export function settingsAsEnvironment({
  alipay,
  wechat,
  unionpay,
}: ProviderSettings): Record<string, string> {
  return {
    ...(alipay && ofAlipay(alipay)),
    ...(wechat && ofWechat(wechat)),
    ...(unionpay && ofUnionpay(unionpay)),
  };
}

function ofAlipay({ appId, sellerId, privateKey, alipayKey, codeProduct, endpoint }: AlipaySettings) {
  return {
    ALIPAY_APP_ID: appId,
    ALIPAY_SELLER_ID: sellerId,
    ALIPAY_PRIVATE_KEY: privatePem(privateKey),
    ALIPAY_PUBLIC_KEY: publicPem(alipayKey),
    ALIPAY_CODE_PRODUCT: codeProduct,
    ALIPAY_ENDPOINT: endpoint,
  };
}

function ofWechat(settings: WechatSettings) {
  const { mchid, appid, appSecret, serialNo, privateKey, apiV3Key, keys, endpoint } = settings;
  const [[publicKeyId, publicKey] = []] = keys;
  if (!publicKeyId || !publicKey) throw new Error('WeChat Pay has no key');
  return {
    WECHAT_MCHID: mchid,
    WECHAT_APPID: appid,
    WECHAT_CERTIFICATE_SERIAL: serialNo,
    WECHAT_PRIVATE_KEY: privatePem(privateKey),
    WECHAT_API_V3_KEY: apiV3Key,
    WECHAT_PUBLIC_KEY_ID: publicKeyId,
    WECHAT_PUBLIC_KEY: publicPem(publicKey),
    WECHAT_ENDPOINT: endpoint,
    WECHAT_ACCOUNT_ENDPOINT: settings.accountEndpoint,
    WECHAT_OPEN_ENDPOINT: settings.openEndpoint,
    ...(appSecret && { WECHAT_APP_SECRET: appSecret }),
  };
}

function ofUnionpay({ merId, certificate, privateKey, trust, gateway, fileHost }: UnionpaySettings) {
  const [issuer] = trust.issuers;
  return {
    UNIONPAY_MERCHANT_ID: merId,
    UNIONPAY_CERTIFICATE: String(certificate),
    UNIONPAY_PRIVATE_KEY: privatePem(privateKey),
    UNIONPAY_ROOT_CERTIFICATE: String(issuer?.root),
    UNIONPAY_MIDDLE_CERTIFICATE: String(issuer?.middle),
    UNIONPAY_ENDPOINT: gateway,
    UNIONPAY_FILE_ENDPOINT: fileHost,
  };
}

function privatePem(key: KeyObject): string {
  return key.export({ type: 'pkcs8', format: 'pem' }).toString();
}

function publicPem(key: KeyObject): string {
  return key.export({ type: 'spki', format: 'pem' }).toString();
}
