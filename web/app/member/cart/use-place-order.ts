import type { CartItem, Order } from '@junyao/commerce/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href, useNavigate } from 'react-router';
import { hasCode, isUnanswered } from '../../api/errors.ts';
import { announceCartUpdated } from '../../cart/cart-updated.ts';
import { type FormState, useForm } from '../../form/use-form.ts';
import { toast } from '../../ui/toast.ts';
import { withQuery } from '../../ui/with-query.ts';
import { useAddresses } from '../address/use-addresses.ts';
import { findUnansweredOrder } from './find-unanswered-order.ts';
import type { EnteredOrder } from './place-order-form.ts';
import { earlierOrderOf } from './troubles-of.ts';

export interface PlaceOrder {
  form: FormState<keyof EnteredOrder>;
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
  const { i18n } = useTranslation('cart');
  const { mutate: refreshAddresses } = useAddresses();
  const [seen, setSeen] = useState<CartItem[]>([]);
  const [unanswered, setUnanswered] = useState(false);

  function openPayment(orderNo: string) {
    announceCartUpdated();
    void navigate(withQuery(href('/user/order/pay'), { orderNo }));
  }

  const lead = useEffectEvent((orderNo: string) => {
    toast(() => i18n.t('cart:orderedBefore'));
    openPayment(orderNo);
  });

  const form = useForm<EnteredOrder, Order>(
    { intent: 'placeOrder' },
    {
      onDone: ({ orderNo }) => openPayment(orderNo),
      onFailure(error) {
        // SYS003 (too many requests) says nothing about the order that was sent before.
        const stillUnanswered = isUnanswered(error) || (unanswered && hasCode(error, 'SYS003'));
        setUnanswered(stillUnanswered);
        if (stillUnanswered) return;
        // Prices or statuses may differ from what the page shows, so the cart is loaded again. ADR001 means
        // that the address no longer exists, and ADR004 that the shop does not deliver there, so the addresses are
        // loaded again.
        announceCartUpdated();
        const earlier = earlierOrderOf(error);
        if (earlier) lead(earlier);
        if (hasCode(error, 'ADR001') || hasCode(error, 'ADR004')) void refreshAddresses();
      },
    },
  );

  useEffect(() => findUnansweredOrder(lead), []);

  return { form, seen, unanswered, onSend: (items) => !unanswered && setSeen(items) };
}
