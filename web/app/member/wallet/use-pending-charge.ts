import type { Recharge } from '@junyao/commerce/contract';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { get } from '../../api/commerce.ts';
import { useUserId } from '../../session/use-user-id.ts';
import { useBalance } from '../use-balance.ts';

interface PendingCharge {
  charge: Recharge;
  /** Whether the shop did not answer the last time. */
  isUnreachable: boolean;
}

const retryMilliseconds = 5000;

/**
 * While the recharge is pending and the page visible, its status is asked again in growing intervals, and when the
 * member comes back to the page. Afterwards the balance is loaded again.
 */
export function usePendingCharge(loaded: Recharge): PendingCharge {
  const userId = useUserId();
  const { chargeNo } = loaded;
  const { mutate: refreshBalance } = useBalance();
  // SWR restarts its timer when the function changes, so the function is made only once.
  const [refreshInterval] = useState(() => {
    const since = Date.now();
    // Until SWR has asked for the first time, it passes no recharge.
    return ({ status }: Recharge = loaded) => (status === 'PENDING' ? pauseAfter(Date.now() - since) : 0);
  });
  const { data: charge = loaded, error } = useSWR(
    // With another status the page has loaded the recharge again, so what SWR knows from before is out of date.
    userId ? ['charge', userId, chargeNo, loaded.status] : null,
    () => get('/wallet/charge/detail', { chargeNo }),
    {
      ...{ fallbackData: loaded, revalidateOnMount: false, refreshInterval },
      // Without a question, nobody would notice that the connection is gone.
      refreshWhenOffline: true,
      // SWR would wait longer each time, up to minutes.
      onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) => {
        setTimeout(() => void revalidate({ retryCount }), retryMilliseconds);
      },
    },
  );
  const pending = charge.status === 'PENDING';
  useEffect(() => {
    if (!pending) void refreshBalance();
  }, [pending, refreshBalance]);
  return { charge, isUnreachable: error !== undefined };
}

/** 2 seconds at first, and 30 seconds after two minutes. */
export function pauseAfter(elapsedMilliseconds: number): number {
  return Math.min(30_000, Math.max(2000, elapsedMilliseconds / 4));
}
