import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { ActionsOf } from '../act/define-actions.tsx';
import { useMay } from '../frame/staff.ts';
import { orderActions } from './actions.tsx';
import type { OrderDetail } from './order-row.ts';
import { slipsAddress } from './packing-slips.ts';

export function OrderButtons({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('admin-orders');
  const may = useMay();
  return (
    <ActionsOf
      actions={orderActions}
      row={order}
      after={
        order.status === 'PAID' &&
        may('orders.fulfil') && (
          <Link
            to={slipsAddress([order.orderNo])}
            className={buttonClass('quiet', 'min-h-11 px-5 lg:min-h-9')}
          >
            {t('slip.open')}
          </Link>
        )
      }
    />
  );
}
