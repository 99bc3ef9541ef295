import { type Channel, channels, type PaymentWay } from '../../contract/choices.ts';
import type { Services } from '../services.ts';

/**
 * Those that a provider takes, and WeChat in any case: without `ways` the member pays a person of the workshop, who writes on
 * WeChat.
 */
export function offeredChannels(payments: Services['payments']): { channel: Channel; ways: PaymentWay[] }[] {
  return channels
    .map((channel) => ({ channel, ways: [...payments.of(channel).ways] }))
    .filter(({ channel, ways }) => ways.length > 0 || channel === 'wechat');
}
