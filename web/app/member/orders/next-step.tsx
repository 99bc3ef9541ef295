import { orderStates } from 'commerce/contract/states';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href, Link, useRevalidator } from 'react-router';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { withQuery } from '../../ui/with-query.ts';
import { ConfirmMove } from './confirm-move.tsx';
import type { TimedOrder } from './load-order.ts';
import { allMemberMoves, isOffered, type MemberMove } from './member-moves.ts';

/** The buttons for what the member can do with the order now: pay, cancel, or confirm its receipt. */
export function NextStep({ order, clockOffset }: TimedOrder) {
  const { t } = useTranslation('order');
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<MemberMove | null>(null);
  const payable = orderStates.can(order.status, 'pay', 'member');
  const offered = allMemberMoves.filter((move) => isOffered(order, move));
  return (
    <>
      {(payable || offered.length > 0) && (
        <div className="flex flex-wrap items-center justify-between gap-6 border-t border-plum pt-5">
          {payable && (
            <p className="text-stone">
              {t('remaining')}
              <Countdown
                until={order.payableUntil}
                clockOffset={clockOffset}
                onEnd={() => void revalidate()}
                className="block font-heading text-headline text-plum"
              />
            </p>
          )}
          {offered.includes('complete') && <p className="text-stone">{t('moves.complete.prompt')}</p>}
          <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
            {offered.map((move) => (
              <Button key={move} variant={payable ? 'plain' : 'primary'} onClick={() => setAsked(move)}>
                {t(`moves.${move}.verb`)}
              </Button>
            ))}
            {payable && (
              <Link
                to={withQuery(href('/user/order/pay'), { orderNo: order.orderNo })}
                className={buttonClass('primary')}
              >
                {t('list.pay')}
              </Link>
            )}
          </div>
        </div>
      )}
      {allMemberMoves.map((move) => (
        <ConfirmMove
          key={move}
          order={order}
          move={move}
          open={asked === move}
          onClose={() => setAsked(null)}
        />
      ))}
    </>
  );
}
