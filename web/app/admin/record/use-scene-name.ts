import type { OutputOf } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';

const recharges = new Set(['CHARGE', 'CHARGE_MARKET']);

type About = Pick<OutputOf<'GET /admin/finance/query'>['items'][number], 'kind' | 'corrects' | 'chargeNo'>;

/**
 * Names the type of a movement in a wallet. A reversal has the type of the credit that it takes back, so a recharge
 * with a negative amount is one. Gifts and corrections have the type of a recharge by staff; `about` tells them apart. The
 * member's own wallet calls that type a recharge by administrator, which is a fixed text.
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
