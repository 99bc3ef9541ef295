import { useTranslation } from 'react-i18next';

const recharges = new Set(['CHARGE', 'CHARGE_MARKET']);

/**
 * Names the type of a movement in a wallet. A reversal has the type of the credit that it takes back, so a recharge
 * with a negative amount is one.
 */
export function useSceneName(): (scene: string, amount?: number) => string {
  const { t } = useTranslation(['admin', 'wallet']);
  return (scene, amount = 0) => {
    const name = t(`wallet:scenes.${scene}`, { defaultValue: t('wallet:scenes.UNKNOWN') });
    return amount < 0 && recharges.has(scene) ? t('admin:record.reversal', { name }) : name;
  };
}
