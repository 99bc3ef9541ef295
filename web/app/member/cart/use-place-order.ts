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
  /** While it is unknown whether the order exists, submitting repeats it, and the cart cannot be changed. */
  unanswered: boolean;
  /** Must be called when the form is submitted. */
  onSend: (items: CartItem[]) => void;
}

/** Called by the cart page, because the checkout disappears as soon as the cart is empty, even before the answer. */
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
        // Prices or statuses may have changed, so the cart is loaded again. The addresses are loaded again if the
        // address is gone (ADR001) or the shop does not deliver there (ADR004).
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
