import type { CartItem, InputOf } from 'commerce/contract';
import { useState } from 'react';
import { href, useNavigate } from 'react-router';
import { createAttempts } from '../../api/attempt.ts';
import { post } from '../../api/commerce.ts';
import { hasCode, isUnanswered } from '../../api/errors.ts';
import { announceCartUpdated } from '../../cart/cart-updated.ts';
import { withQuery } from '../../ui/with-query.ts';
import { useAddresses } from '../address/use-addresses.ts';

interface Submission {
  input: Omit<InputOf<'POST /order/submit'>, 'requestId'>;
  /** The cart as the buyer saw it. */
  seen: CartItem[];
}

export interface PlaceOrder {
  busy: boolean;
  failure: { error: unknown; seen: CartItem[] } | undefined;
  forgetFailure: () => void;
  place: (submission: Submission) => Promise<void>;
  /** The last submission while it has no answer. It may have become an order and emptied the cart. */
  unanswered: Submission | undefined;
}

/** Orders and leads to the payment. For the whole page of the cart, which may be empty by the time of the answer. */
export function usePlaceOrder(): PlaceOrder {
  const navigate = useNavigate();
  const { mutate: refreshAddresses } = useAddresses();
  const [attempt] = useState(createAttempts);
  const [busy, setBusy] = useState(false);
  const [unanswered, setUnanswered] = useState<Submission>();
  const [failure, setFailure] = useState<PlaceOrder['failure']>();

  async function place(submission: Submission) {
    const isRepeated = submission === unanswered;
    setUnanswered(submission);
    setFailure(undefined);
    setBusy(true);
    try {
      const order = await attempt(submission.input, (input) => post('/order/submit', input));
      announceCartUpdated();
      await navigate(withQuery(href('/user/order/pay'), { orderNo: order.orderNo }));
      setUnanswered(undefined);
    } catch (error) {
      setFailure({ error, seen: submission.seen });
      if (isUnanswered(error) || (isRepeated && hasCode(error, 'SYS003'))) return;
      setUnanswered(undefined);
      // Prices, states or addresses are not what the page shows: show those of now.
      announceCartUpdated();
      if (hasCode(error, 'ADR001')) void refreshAddresses();
    } finally {
      setBusy(false);
    }
  }

  return { busy, failure, forgetFailure: () => setFailure(undefined), place, unanswered };
}
