import type { AlipaySettings } from './alipay/client.ts';
import { readAlipaySettings } from './alipay/settings.ts';
import type { UnionpaySettings } from './unionpay/client.ts';
import { readUnionpaySettings } from './unionpay/settings.ts';
import type { WechatSettings } from './wechat/client.ts';
import { readWechatSettings } from './wechat/settings.ts';

/** Null for a channel without a provider of its own. */
export interface ProviderSettings {
  alipay: AlipaySettings | null;
  wechat: WechatSettings | null;
  unionpay: UnionpaySettings | null;
}

export const noProviders: ProviderSettings = { alipay: null, wechat: null, unionpay: null };

/** @throws Error with one sentence that names the variable that is missing or wrong */
export function readProviderSettings(env: NodeJS.ProcessEnv): ProviderSettings {
  return {
    alipay: readAlipaySettings(env),
    wechat: readWechatSettings(env),
    unionpay: readUnionpaySettings(env),
  };
}
