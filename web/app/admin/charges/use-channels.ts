import { type Channel, channels } from '@junyao/commerce/contract/choices';
import { useTranslation } from 'react-i18next';

export function useChannels() {
  const { t } = useTranslation('wallet');
  const channelName = (channel: Channel) => t(`channels.${channel}`);
  return { channels: channels.map((value) => ({ value, label: channelName(value) })), channelName };
}
