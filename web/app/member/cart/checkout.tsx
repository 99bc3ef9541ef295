import type { CartItem } from 'commerce/contract';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cartCount, cartTotal } from '../../cart/cart-total.ts';
import { isOrderable } from '../../cart/orderable.ts';
import { FormFrame } from '../../form/form-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { formatPrice } from '../../ui/price.tsx';
import { AddressChoice } from '../address/address-choice.tsx';
import { useAddresses } from '../address/use-addresses.ts';
import { SubmitRefusal } from './submit-refusal.tsx';
import type { PlaceOrder } from './use-place-order.ts';

interface CheckoutProps {
  items: CartItem[];
  /** A line is about to be another one, or none. */
  changing: boolean;
  order: PlaceOrder;
}

/**
 * Where to, a word to the workshop, the total of what is selected, and the button that orders it: not before the
 * addresses are there, and not while a line changes. Else a piece that was just deselected would be ordered with it.
 */
export function Checkout({ items, changing, order }: CheckoutProps) {
  const { t } = useTranslation(['cart', 'order', 'artworks']);
  const { data: addresses, isLoading } = useAddresses();
  const [chosen, setChosen] = useState<string>();
  const { form, unanswered } = order;

  const wanted = items.filter((item) => item.selected && isOrderable(item));
  const total = cartTotal(wanted);
  // The default address comes first, so it is chosen until another one is.
  const addressId =
    addresses?.find((each) => each.addressId === chosen)?.addressId ?? addresses?.[0]?.addressId;
  const settling = changing || (isLoading && !addresses);
  const missing = wanted.length === 0 ? 'itemIds' : addressId ? null : 'addressId';
  const advice = missing && form.errorOf(missing);

  function send(event: FormEvent) {
    if (form.busy || settling) event.preventDefault();
    else order.onSend(items);
  }

  return (
    <div className="space-y-10 xl:sticky xl:top-10 xl:self-start">
      <AddressChoice chosen={addressId} onChoose={setChosen} disabled={unanswered} />
      <FormFrame form={form} onSubmit={send} className="space-y-10">
        {/* What commerce is asked, as it is on the screen. */}
        <input type="hidden" name="addressId" value={addressId ?? ''} />
        <input type="hidden" name="expectedAmount" value={total} />
        {wanted.map(({ itemId }) => (
          <input key={itemId} type="hidden" name="itemIds" value={itemId} />
        ))}
        <TextArea
          label={t('remark')}
          name="remark"
          maxLength={200}
          rows={2}
          hint={t('remarkHint')}
          readOnly={unanswered}
        />
        <div className="space-y-4 border-t border-rim bg-paper py-4 max-xl:sticky max-xl:bottom-0 max-xl:z-10">
          {advice && <Notice title={advice} />}
          {form.failure !== undefined && (
            <SubmitRefusal error={form.failure} seen={order.seen} unanswered={unanswered} />
          )}
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
            <p aria-live="polite" className="text-stone">
              {t('selectedCount', { count: cartCount(wanted) })}
              <span className="block font-heading text-title text-ink tabular-nums lining-nums">
                {formatPrice(total, '')}
              </span>
            </p>
            <Button type="submit" busy={form.busy || settling} className="max-sm:px-6">
              {t(form.busy ? 'submitting' : 'submit')}
            </Button>
          </div>
        </div>
      </FormFrame>
    </div>
  );
}
