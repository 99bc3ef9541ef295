import type { OutputOf } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { useSceneName } from '../record/use-scene-name.ts';

export type LedgerRow = OutputOf<'GET /admin/finance/query'>['items'][number];
type Scene = LedgerRow['scene'];

export const scenes = Object.keys({
  CHARGE: true,
  CHARGE_MARKET: true,
  ORDER_PAYMENT: true,
  ORDER_REFUND: true,
  CHARGE_REFUND: true,
} satisfies Record<Exclude<Scene, 'UNKNOWN'>, true>) as Scene[];

/** A code without words is shown as it is. */
export function useNames() {
  const { t } = useTranslation(['admin-finance', 'wallet']);
  const sceneName = useSceneName();
  return {
    scene: (scene: Scene) => sceneName(scene),
    channel: (channel: string) =>
      channel === 'manual' ? t('manual') : t(`wallet:channels.${channel}` as 'manual', channel),
    // The keys of accounts contain a colon, which i18next would read as the end of a namespace.
    account: (account: string) =>
      t(`accounts.${account}` as 'manual', { nsSeparator: false, defaultValue: account }),
    actor: (actor: string) => t(`actors.${actor}` as 'manual', actor),
  };
}
