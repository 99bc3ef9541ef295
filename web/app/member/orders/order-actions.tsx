import { orderStates } from '@junyao/commerce/contract/states';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { withQuery } from '../../ui/with-query.ts';
import type { TimedOrder } from './load-order.ts';
import { TimeLeft } from './time-left.tsx';

interface OrderActionsProps extends TimedOrder {
  large?: boolean;
  children: ReactNode;
}

export function OrderActions({ children, large = false, ...timed }: OrderActionsProps) {
  const { t } = useTranslation('order');
  const { status, orderNo } = timed.order;
  const payable = orderStates.can(status, 'pay', 'member');
  return (
    <>
      {payable && <TimeLeft {...timed} large={large} />}
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
        {children}
        {payable && (
          <Link to={withQuery(href('/user/order/pay'), { orderNo })} className={buttonClass('primary')}>
            {t('list.pay')}
          </Link>
        )}
      </div>
    </>
  );
}
