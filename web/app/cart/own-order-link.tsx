import { own } from '@junyao/commerce/contract/own';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { withQuery } from '../ui/with-query.ts';
import { findOwnHolds } from './find-own-holds.ts';

/** Shows nothing if no unpaid order of the member holds the piece. */
export function OwnOrderLink({ productCode }: { productCode: string }) {
  const { t, ready } = useTranslation('cart', { useSuspense: false });
  const [orderNo, setOrderNo] = useState<string>();
  useEffect(() => {
    let left = false;
    findOwnHolds().then(
      (holds) => !left && setOrderNo(own(holds, productCode)),
      // The page then only says that the piece is reserved.
      () => {},
    );
    return () => {
      left = true;
    };
  }, [productCode]);
  if (!orderNo || !ready) return null;
  return (
    <p className="text-small">
      {t('heldByYou')}{' '}
      <Link
        to={withQuery(href('/user/order/pay'), { orderNo })}
        className="text-sky underline decoration-sky/40 hover:decoration-sky"
      >
        {t('toOwnOrder', { number: orderNo })}
      </Link>
    </p>
  );
}
