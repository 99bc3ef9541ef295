import type { CartItem } from 'commerce/contract';
import { useState } from 'react';
import { href, useNavigate } from 'react-router';
import { hasCode, isUnanswered } from '../../api/errors.ts';
import { announceCartUpdated } from '../../cart/cart-updated.ts';
import { type FormState, useForm } from '../../form/use-form.ts';
import { withQuery } from '../../ui/with-query.ts';
import { useAddresses } from '../address/use-addresses.ts';
import { placeOrderForm } from './place-order-form.ts';

export interface PlaceOrder {
  form: FormState<'addressId' | 'itemIds' | 'remark' | 'expectedAmount'>;
  /** The cart as the buyer saw it when the order was sent. Meanwhile the order may have emptied the cart. */
  seen: CartItem[];
  /** It is not known whether the order was placed. Until it is, the same order is sent again and nothing changes. */
  unanswered: boolean;
  /** Call this when the form is sent. */
  onSend: (items: CartItem[]) => void;
}

/** Orders and leads to the payment. For the whole page of the cart, which may be empty by the time of the answer. */
export function usePlaceOrder(): PlaceOrder {
  const navigate = useNavigate();
  const { mutate: refreshAddresses } = useAddresses();
  const [seen, setSeen] = useState<CartItem[]>([]);
  const [unanswered, setUnanswered] = useState(false);

  const form = useForm(placeOrderForm, {
    onDone({ orderNo }) {
      announceCartUpdated();
      void navigate(withQuery(href('/user/order/pay'), { orderNo }));
    },
    onFailure(error) {
      // Too many requests says nothing of the order that was sent before.
      const stillUnanswered = isUnanswered(error) || (unanswered && hasCode(error, 'SYS003'));
      setUnanswered(stillUnanswered);
      if (stillUnanswered) return;
      // Prices, statuses or addresses are not what the page shows: show those of now.
      announceCartUpdated();
      if (hasCode(error, 'ADR001')) void refreshAddresses();
    },
  });
  return { form, seen, unanswered, onSend: (items) => !unanswered && setSeen(items) };
}
