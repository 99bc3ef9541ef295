import type { Order } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { Detail, Details } from '../../private/details.tsx';
import { LocalTime } from '../../private/local-time.tsx';

export function OrderShipment({ shipment }: { shipment: NonNullable<Order['shipment']> }) {
  const { t } = useTranslation('order');
  return (
    <Details>
      <Detail term={t('shipment.carrier')}>{shipment.carrier}</Detail>
      <Detail term={t('shipment.trackingNo')}>
        <span className="break-all tabular-nums">{shipment.trackingNo}</span>
      </Detail>
      <Detail term={t('shipment.shippedAt')}>
        <LocalTime value={shipment.shippedAt} />
      </Detail>
    </Details>
  );
}
