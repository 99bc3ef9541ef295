import type { Recharge } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../ui/price.tsx';
import { WorkshopContact } from '../../workshop-contact.tsx';

export function ContactSteps({ charge: { chargeNo, amount, orderNo } }: { charge: Recharge }) {
  const { t } = useTranslation('wallet');
  return (
    <>
      <p className="mb-5">{t(orderNo ? 'manualForOrder' : 'manual')}</p>
      <WorkshopContact />
      <ol className="mt-6 list-decimal space-y-1.5 border-t border-hairline pt-5 pl-5 marker:text-stone">
        <li>
          {t(orderNo ? 'steps.nameOrder' : 'steps.name')}{' '}
          <span className="whitespace-nowrap tabular-nums select-all">{orderNo ?? chargeNo}</span>
        </li>
        <li>{t('steps.pay', { amount: formatMoney(amount) })}</li>
        <li>{t(orderNo ? 'steps.thenOrder' : 'steps.then')}</li>
      </ol>
    </>
  );
}
