import type { OutputOf } from '@junyao/commerce/contract';
import { useEffect } from 'react';
import useSWR from 'swr';
import { get } from '../api/commerce.ts';
import { readSession } from '../session/session.ts';
import { useUserId } from '../session/use-user-id.ts';

type Wallet = OutputOf<'GET /wallet/query'>;

/** An early answer is too old after this time. */
const earlyForMs = 10_000;

let early: { userId: string; answer: Promise<Wallet>; askedAt: number } | undefined;

/** How many components show the balance. */
let shown = 0;

/** In yuan. With `repeatAfterMs`, the balance is loaded again after each such pause while the page is visible. */
export function useBalance(repeatAfterMs = 0) {
  const userId = useUserId();
  useEffect(() => {
    shown += 1;
    return () => {
      shown -= 1;
    };
  }, []);
  return useSWR(userId ? ['balance', userId] : null, takeBalance, { refreshInterval: repeatAfterMs });
}

/**
 * Lets a loader ask before `useBalance` is called, so that the balance does not wait for the loader's data. Does
 * nothing while the balance is shown, because an unused answer could take the place of a later refresh.
 */
export function askBalanceEarly(): void {
  const userId = readSession()?.userId;
  if (!userId || shown > 0) return;
  early = { userId, answer: get('/wallet/query', {}), askedAt: Date.now() };
  // `useBalance` shows the failure. A page that does not use the balance needs no message.
  early.answer.catch(() => {});
}

function takeBalance([, userId]: [string, string]): Promise<Wallet> {
  const taken = early;
  early = undefined;
  return taken?.userId === userId && Date.now() - taken.askedAt < earlyForMs
    ? taken.answer
    : get('/wallet/query', {});
}

/** In yuan. 0 while the balance is unknown. */
export function missingFor(amount: number, wallet: Wallet | undefined): number {
  return wallet ? Math.max(0, Math.round((amount - wallet.available) * 100) / 100) : 0;
}
