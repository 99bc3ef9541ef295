import type { Charge } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';

type Channel = Charge['channel'];

const channels = ['alipay', 'wechat', 'unionpay'] as const satisfies readonly Channel[];

export function useChannels() {
  const { t } = useTranslation('wallet');
  const channelName = (channel: Channel) => t(`channels.${channel}`);
  return { channels: channels.map((value) => ({ value, label: channelName(value) })), channelName };
}
