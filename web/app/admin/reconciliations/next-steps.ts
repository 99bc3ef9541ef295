import { href } from 'react-router';
import { withQuery } from '../../ui/with-query.ts';
import type { Difference } from './actions.tsx';

/** A credit of which the statement shows less or nothing can be lowered to what was received. */
export function reverseAddress(
  { side, outcome, transactionNo, theirAmount, ourAmount }: Difference,
  reason: string,
): string | undefined {
  const received = theirAmount ?? 0;
  const isTooMuch = outcome === 'missingThere' || outcome === 'amountDiffers';
  if (side !== 'in' || !isTooMuch || !transactionNo || received >= (ourAmount ?? 0)) return undefined;
  return withQuery(href('/admin/finance/:transactionNo', { transactionNo }), { reverse: received, reason });
}

/** A payment that the books lack can be credited to a member. */
export function creditAddress(
  { side, outcome, channel, serialNo, theirAmount }: Difference,
  reason: string,
): string | undefined {
  if (side !== 'in' || outcome !== 'missingHere' || !serialNo || theirAmount === null) return undefined;
  const payment = { channel, serialNo, amount: theirAmount, reason };
  return withQuery(href('/admin/wallet-manage/credit'), payment);
}
