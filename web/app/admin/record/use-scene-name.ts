import type { OutputOf } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';

const recharges = new Set(['CHARGE', 'CHARGE_MARKET']);

type About = Pick<OutputOf<'GET /admin/finance/query'>['items'][number], 'kind' | 'corrects' | 'chargeNo'>;

/**
 * A reversal has the scene of the credit that it reverses and a negative amount. Gifts and corrections have the scene
 * of a recharge by staff, and `about` tells them apart. The member's wallet has a fixed text for the scene
 * `CHARGE_MARKET`, so staff see a text of their own.
 */
export function useSceneName(): (scene: string, amount?: number, about?: About) => string {
  const { t } = useTranslation(['admin', 'wallet']);
  return (scene, amount = 0, about) => {
    if (about?.kind === 'gift') return t('admin:record.gift');
    if (about?.kind === 'correction')
      return t('admin:record.correction', { number: about.chargeNo ?? about.corrects });
    const name =
      scene === 'CHARGE_MARKET'
        ? t('admin:record.byStaff')
        : t(`wallet:scenes.${scene}`, { defaultValue: t('wallet:scenes.UNKNOWN') });
    return amount < 0 && recharges.has(scene) ? t('admin:record.reversal', { name }) : name;
  };
}
