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
  /** The cart as the buyer saw it on submit. The order may already have emptied the cart. */
  seen: CartItem[];
  /**
   * True while a submission has no answer, so that the order may or may not exist. Until there is an answer,
   * submitting repeats the same order, and the cart cannot be changed.
   */
  unanswered: boolean;
  /** Must be called when the form is submitted. */
  onSend: (items: CartItem[]) => void;
}

/**
 * Places the order and then opens the payment page. The cart page calls this hook, because the checkout
 * disappears when the cart becomes empty, and the cart may be empty before the answer arrives.
 */
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
      // SYS003 (too many requests) says nothing about the order that was sent before.
      const stillUnanswered = isUnanswered(error) || (unanswered && hasCode(error, 'SYS003'));
      setUnanswered(stillUnanswered);
      if (stillUnanswered) return;
      // Prices or statuses may differ from what the page shows, so the cart is loaded again. ADR001 means
      // that the address no longer exists, so the addresses are loaded again.
      announceCartUpdated();
      if (hasCode(error, 'ADR001')) void refreshAddresses();
    },
  });
  return { form, seen, unanswered, onSend: (items) => !unanswered && setSeen(items) };
}
