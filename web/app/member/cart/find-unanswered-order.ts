import { get } from '../../api/commerce.ts';
import { readUnanswered, storeUnanswered } from '../../api/unanswered.ts';

/** A key in the session storage. */
export const unansweredOrder = 'unanswered-order';

/** Calls `onFound` if an order whose answer never came was placed. Returns a function that gives up. */
export function findUnansweredOrder(onFound: (orderNo: string) => void): () => void {
  const { requestId } = readUnanswered(unansweredOrder) ?? {};
  const given = new AbortController();
  if (requestId) void find(requestId, given.signal).then((orderNo) => orderNo && onFound(orderNo));
  return () => given.abort();
}

async function find(requestId: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const { order } = await get('/order/by_request', { requestId }, { signal });
    if (order) storeUnanswered(unansweredOrder, null);
    return order?.orderNo;
  } catch {
    // Without an answer nothing is known. If the member submits the same cart, the same order is repeated.
    return undefined;
  }
}
