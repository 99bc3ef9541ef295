import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice.tsx';
import { formatMoney } from '../../ui/price.tsx';
import { useBalance } from '../use-balance.ts';
import { RechargeButton } from '../wallet/charge/recharge-button.tsx';

const repeatAfterMs = 5000;

interface NotEnoughProps {
  /** The amount in yuan that the wallet lacks. */
  missing: number;
  /** Whether a payment has just been refused because of the balance. */
  refused: boolean;
}

/** The balance is loaded again every few seconds. */
export function NotEnough({ missing, refused }: NotEnoughProps) {
  const { t } = useTranslation('order');
  useBalance(repeatAfterMs);
  const tooLow = t('pay.tooLow', { amount: formatMoney(missing) });
  return (
    <div className="space-y-6">
      {refused ? (
        <Notice title={t('payFailed')}>{tooLow}</Notice>
      ) : (
        <Notice tone="calm" title={tooLow}>
          {t('pay.tooLowAdvice')}
        </Notice>
      )}
      <RechargeButton missing={missing} />
    </div>
  );
}
