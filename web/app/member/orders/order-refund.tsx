import type { Order } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { Detail, Details } from '../../private/details.tsx';
import { LocalTime } from '../../private/local-time.tsx';
import { formatMoney } from '../../ui/price.tsx';

export function OrderRefund({ refund }: { refund: Order['refunds'][number] }) {
  const { t } = useTranslation(['order', 'artworks']);
  const { decidedAt, serialNo, explanation } = refund;
  const outcome = serialNo ? 'approved' : decidedAt ? 'declined' : 'pending';
  return (
    <Details>
      <Detail term={t('refund.outcome')}>{t(`refund.outcomes.${outcome}`)}</Detail>
      <Detail term={t('refund.amount')}>
        <span className="tabular-nums">{formatMoney(refund.amount)}</span>
      </Detail>
      <Detail term={t('refund.pieces')}>
        <ul>
          {refund.pieces.map(({ productCode, productName, quantity }) => (
            <li key={productCode}>
              {productName ?? t('artworks:unnamed')}
              {quantity > 1 && <span className="ml-4 tabular-nums">× {quantity}</span>}
            </li>
          ))}
        </ul>
        {serialNo && refund.kept && <p className="text-stone">{t('refund.kept')}</p>}
      </Detail>
      <Detail term={t('refund.reason')}>{refund.reason}</Detail>
      {explanation && <Detail term={t('refund.explanation')}>{explanation}</Detail>}
      <Detail term={t('refund.appliedAt')}>
        <LocalTime value={refund.appliedAt} />
      </Detail>
      {decidedAt && (
        <Detail term={t('refund.decidedAt')}>
          <LocalTime value={decidedAt} />
        </Detail>
      )}
      {serialNo && (
        <Detail term={t('payment.serialNo')}>
          <span className="break-all tabular-nums">{serialNo}</span>
        </Detail>
      )}
    </Details>
  );
}
