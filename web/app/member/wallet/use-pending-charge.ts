import type { Recharge } from '@junyao/commerce/contract';
import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { get } from '../../api/commerce.ts';
import { isUnanswered } from '../../api/errors.ts';
import { useUserId } from '../../session/use-user-id.ts';
import { useBalance } from '../use-balance.ts';

interface PendingCharge {
  charge: Recharge;
  /** Whether the shop did not answer the last time. */
  isUnreachable: boolean;
}

/**
 * While the recharge is pending and the page visible, its status is asked again in growing intervals, and when the
 * member comes back to the page. Afterwards the balance is loaded again.
 */
export function usePendingCharge(loaded: Recharge): PendingCharge {
  const userId = useUserId();
  const { chargeNo } = loaded;
  const { mutate: refreshBalance } = useBalance();
  const last = useRef(loaded);
  // SWR restarts its timer when the function changes, so the function is made only once.
  const [refreshInterval] = useState(() => {
    const since = Date.now();
    // Until SWR has asked for the first time, it passes nothing.
    return (asked?: PendingCharge) => {
      const { charge, isUnreachable } = asked ?? { charge: loaded, isUnreachable: false };
      if (charge.status !== 'PENDING') return 0;
      const pause = pauseAfter(Date.now() - since);
      return isUnreachable ? Math.min(5000, pause) : pause;
    };
  });

  /** Never fails, because SWR asks no more after an error until the member comes back. */
  async function ask(): Promise<PendingCharge> {
    try {
      last.current = await get('/wallet/charge/detail', { chargeNo });
      return { charge: last.current, isUnreachable: false };
    } catch (error) {
      return { charge: last.current, isUnreachable: isUnanswered(error) };
    }
  }

  const { data: pending } = useSWR(
    // With another status the page has loaded the recharge again, so what SWR knows from before is out of date.
    userId ? ['charge', userId, chargeNo, loaded.status] : null,
    ask,
    {
      fallbackData: { charge: loaded, isUnreachable: false },
      revalidateOnMount: false,
      refreshInterval,
      // Without a question, nobody would notice that the connection is gone.
      refreshWhenOffline: true,
    },
  );
  const isPending = pending.charge.status === 'PENDING';
  useEffect(() => {
    if (!isPending) void refreshBalance();
  }, [isPending, refreshBalance]);
  return pending;
}

/** 2 seconds at first, and 30 seconds after two minutes. */
export function pauseAfter(elapsedMilliseconds: number): number {
  return Math.min(30_000, Math.max(2000, elapsedMilliseconds / 4));
}
