import type { Recharge } from '@junyao/commerce/contract';
import useSWR from 'swr';
import { get } from '../../api/commerce.ts';
import { useUserId } from '../../session/use-user-id.ts';

/** The order that the recharge is for, which changes with the state of the recharge. */
export function useOrderOf({ orderNo, status }: Recharge) {
  const userId = useUserId();
  return useSWR(userId && orderNo ? ['order', userId, orderNo, status] : null, () =>
    get('/order/detail', { orderNo: orderNo ?? '' }),
  );
}
