import { type Channel, channels } from '../../contract/choices.ts';
import { toFen } from '../../contract/money.ts';
import { own } from '../../contract/own.ts';
import { hour, minute } from '../clock.ts';
import { unfit } from './read-settings.ts';

/** What the provider of a channel takes. Amounts are in fen, times in milliseconds. */
export interface ChannelLimits {
  mostFen: number;
  /** Infinite unless the merchant sets it: no provider publishes one. */
  mostADayFen: number;
  /** How long before its time limit a payment must begin. */
  shortestTime: number;
  /** How long a payment may wait for the payer. The shop gives the provider its own time limit, which is no longer. */
  longestTime: number;
}

export type Limits = Readonly<Record<Channel, ChannelLimits>>;

const timesOfCodes = { shortestTime: minute, longestTime: 2 * hour };

/**
 * What the interfaces take. What a merchant may take is said by its contract, as the providers publish no table: it is set by
 * `WECHAT_MOST_YUAN`, `WECHAT_MOST_YUAN_A_DAY` and so on. What a payer may pay, only the provider knows.
 */
export const documentedLimits: Limits = {
  /**
   * `total_amount` is at most 100,000,000 yuan, `time_expire` at least a minute ahead, and a code lives 2 hours
   * (docs/payment-providers/alipay.md, sections 5 and 11).
   */
  alipay: { mostFen: toFen(100_000_000), mostADayFen: Number.POSITIVE_INFINITY, ...timesOfCodes },
  /**
   * `amount.total` is an `Integer` in github.com/wechatpay-apiv3/wechatpay-java, …/payments/nativepay/model/Amount.java.
   * `code_url` and `prepay_id` live 2 hours (docs/payment-providers/wechat-pay.md, section 4).
   */
  wechat: { mostFen: 2 ** 31 - 1, mostADayFen: Number.POSITIVE_INFINITY, ...timesOfCodes },
  /** `txnAmt` has at most 12 digits (docs/payment-providers/unionpay.md, section 11). No times are published. */
  unionpay: { mostFen: 999_999_999_999, mostADayFen: Number.POSITIVE_INFINITY, ...timesOfCodes },
};

/** @throws Error with one sentence that names the variable that is no amount */
export function readLimits(env: NodeJS.ProcessEnv): Limits {
  const ofChannel = (channel: Channel): ChannelLimits => {
    const documented = documentedLimits[channel];
    const most = readFen(env, `${channel.toUpperCase()}_MOST_YUAN`);
    const mostADay = readFen(env, `${channel.toUpperCase()}_MOST_YUAN_A_DAY`);
    return { ...documented, mostFen: Math.min(documented.mostFen, most, mostADay), mostADayFen: mostADay };
  };
  return Object.fromEntries(channels.map((channel) => [channel, ofChannel(channel)])) as Record<
    Channel,
    ChannelLimits
  >;
}

function readFen(env: NodeJS.ProcessEnv, name: string): number {
  const text = (own(env, name) ?? '').trim();
  if (!text) return Number.POSITIVE_INFINITY;
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text) || Number(text) === 0)
    throw unfit(`set ${name} to an amount in yuan`);
  return toFen(Number(text));
}
