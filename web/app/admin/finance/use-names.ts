import type { OutputOf } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { useSceneName } from '../record/use-scene-name.ts';

export type LedgerRow = OutputOf<'GET /admin/finance/query'>['items'][number];
type Scene = LedgerRow['scene'];

/** Why money moves, as a filter offers it. */
export const scenes = Object.keys({
  CHARGE: true,
  CHARGE_MARKET: true,
  ORDER_PAYMENT: true,
  ORDER_REFUND: true,
  CHARGE_REFUND: true,
} satisfies Record<Exclude<Scene, 'UNKNOWN'>, true>) as Scene[];

/** The words for what the ledger stores as codes. A code without words is shown as it is. */
export function useNames() {
  const { t } = useTranslation(['admin-finance', 'wallet']);
  const sceneName = useSceneName();
  return {
    scene: (scene: Scene) => sceneName(scene),
    channel: (channel: string) =>
      channel === 'manual' ? t('manual') : t(`wallet:channels.${channel}` as 'manual', channel),
    // The keys of accounts have a colon, which would otherwise divide the name of a file from a key.
    account: (account: string) =>
      t(`accounts.${account}` as 'manual', { nsSeparator: false, defaultValue: account }),
    actor: (actor: string) => t(`actors.${actor}` as 'manual', actor),
  };
}
