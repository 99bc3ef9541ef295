import { bookedChannels, ledgerScenes } from '@junyao/commerce/contract/choices';
import { useTranslation } from 'react-i18next';
import type { Option } from '../list/filter.ts';
import { useSceneName } from '../record/use-scene-name.ts';

/** A code without words is shown as it is. */
export function useNames() {
  const { t } = useTranslation(['admin-finance', 'wallet']);
  return {
    channel: (channel: string) =>
      channel === 'manual' ? t('manual') : t(`wallet:channels.${channel}` as 'manual', channel),
    // The keys of accounts contain a colon, which i18next would read as the end of a namespace.
    account: (account: string) =>
      t(`accounts.${account}` as 'manual', { nsSeparator: false, defaultValue: account }),
    actor: (actor: string) => t(`actors.${actor}` as 'manual', actor),
  };
}

export function useSceneOptions(): Option[] {
  const sceneName = useSceneName();
  return ledgerScenes
    .filter((scene) => scene !== 'UNKNOWN')
    .map((value) => ({ value, label: sceneName(value) }));
}

export function useChannelOptions(): Option[] {
  const names = useNames();
  return bookedChannels.map((value) => ({ value, label: names.channel(value) }));
}
