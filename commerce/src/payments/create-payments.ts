import { type Channel, channels } from '../../contract/choices.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { createAlipay } from './alipay/alipay.ts';
import { documentedLimits, type Limits } from './limits.ts';
import { manual } from './manual.ts';
import type { PaymentProvider, Payments } from './payment-provider.ts';
import { noProviders, type ProviderSettings } from './provider-settings.ts';
import { createSandbox } from './sandbox.ts';
import { createUnionpay } from './unionpay/unionpay.ts';
import { createWechatPay } from './wechat/wechat-pay.ts';

/** A channel without a provider of its own is served by the one that `PAYMENT_PROVIDER` names. */
export function createPayments({
  db,
  clock,
  config,
  providers = noProviders,
  limits = documentedLimits,
}: {
  db: Db;
  clock: Clock;
  config: Pick<Config, 'appEnv' | 'paymentProvider' | 'internalToken' | 'publicUrl'>;
  providers?: ProviderSettings;
  limits?: Limits;
}): Payments {
  const { alipay, wechat, unionpay } = providers;
  const ofChannel: Record<Channel, PaymentProvider | null> = {
    alipay: alipay && createAlipay(alipay, clock),
    wechat: wechat && createWechatPay(wechat, clock),
    unionpay: unionpay && createUnionpay(unionpay, clock),
  };
  const others: PaymentProvider[] = [manual];
  if (config.appEnv === 'development') others.push(createSandbox({ db, clock, config }));
  const all = [...channels.flatMap((channel) => ofChannel[channel] ?? []), ...others];
  const named = (name: string) => all.find((provider) => provider.name === name);
  const usual = named(config.paymentProvider);
  if (!usual) throw new Error(`the shop has no payment provider ${config.paymentProvider}`);
  return { of: (channel) => ofChannel[channel] ?? usual, named, limits };
}
