import { href } from 'react-router';
import { keep, readKept } from '../../session/tab-storage.ts';

const keyOf = (chargeNo: string) => `charge-for-order:${chargeNo}`;

/** Remembers until the tab is closed from which order's payment page a recharge was opened. */
export function keepPurpose(
  chargeNo: string,
  { pathname, search }: { pathname: string; search: string },
): void {
  const orderNo = new URLSearchParams(search).get('orderNo');
  if (pathname === href('/user/order/pay') && orderNo) keep(keyOf(chargeNo), orderNo);
}

export function purposeOf(chargeNo: string): string | null {
  return readKept(keyOf(chargeNo));
}
