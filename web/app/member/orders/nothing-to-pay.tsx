import type { Order, OrderStatus } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { withQuery } from '../../ui/with-query.ts';

interface Reason {
  title: string;
  advice?: string;
  further?: { address: string; text: string };
}

const toArtworks = { address: href('/artworks'), text: 'list.toArtworks' };
const toWallet = { address: href('/user/wallet'), text: 'pay.toWallet' };

const reasons: Record<OrderStatus, Reason> = {
  WAITING_PAYMENT: { title: 'pay.notNow' },
  PAID: { title: 'pay.paid' },
  COMPLETED: { title: 'pay.completed' },
  TIMED_OUT: { title: 'timedOut', advice: 'detail.timedOutAdvice', further: toArtworks },
  CANCELLED: { title: 'pay.cancelled', advice: 'pay.cancelledAdvice', further: toArtworks },
  REFUNDING: { title: 'pay.refunding', advice: 'pay.refundingAdvice' },
  REFUNDED: { title: 'pay.refunded', advice: 'pay.refundedAdvice', further: toWallet },
};

export function NothingToPay({ order: { orderNo, status, notArrived } }: { order: Order }) {
  const { t } = useTranslation('order');
  const { title, advice, further } = reasons[status];
  return (
    <EmptyState
      title={t(title)}
      actions={
        <>
          <Link to={withQuery(href('/user/order/detail'), { orderNo })} className={buttonClass('quiet')}>
            {t('pay.toDetail')}
          </Link>
          {further && (
            <Link to={further.address} className={buttonClass('plain')}>
              {t(further.text)}
            </Link>
          )}
        </>
      }
    >
      {notArrived && status === 'TIMED_OUT' ? t('directly.notArrivedInTime') : advice && t(advice)}
    </EmptyState>
  );
}
