import type { CartItem } from '@junyao/commerce/contract';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cartCount, cartTotal } from '../../cart/cart-total.ts';
import { isOrderable } from '../../cart/orderable.ts';
import { FormFrame } from '../../form/form-frame.tsx';
import { DeliveryNote } from '../../shell/delivery-note.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { formatMoney, formatPrice } from '../../ui/price.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { AddressChoice } from '../address/address-choice.tsx';
import { useAddresses } from '../address/use-addresses.ts';
import { BuyingNote } from '../buying-note.tsx';
import { missingFor, useBalance } from '../use-balance.ts';
import { useChargeDialog } from '../wallet/charge/use-charge-dialog.tsx';
import { SubmitRefusal } from './submit-refusal.tsx';
import type { PlaceOrder } from './use-place-order.ts';

interface CheckoutProps {
  items: CartItem[];
  /** Whether a change of a line is pending. */
  changing: boolean;
  order: PlaceOrder;
}

/** The button is busy while the addresses load or a change is pending, so that no deselected piece is ordered. */
export function Checkout({ items, changing, order }: CheckoutProps) {
  const { t } = useTranslation(['cart', 'order', 'artworks', 'wallet']);
  const { data: addresses, isLoading } = useAddresses();
  const [chosen, setChosen] = useState<string>();
  const { form, unanswered } = order;

  const wanted = items.filter((item) => item.selected && isOrderable(item));
  const total = cartTotal(wanted);
  const seenPrices = Object.fromEntries(wanted.map(({ itemId, price }) => [itemId, price]));
  const { data: wallet } = useBalance();
  const lacking = missingFor(total, wallet);
  const recharge = useChargeDialog(lacking || undefined);
  // The default address comes first in the list.
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
      <div>
        <AddressChoice chosen={addressId} onChoose={setChosen} disabled={unanswered} />
        <DeliveryNote className="mt-2" />
      </div>
      <FormFrame form={form} onSubmit={send} className="space-y-10">
        {/* The order contains exactly what the screen shows. */}
        <input type="hidden" name="addressId" value={addressId ?? ''} />
        <input type="hidden" name="expectedAmount" value={total} />
        <input type="hidden" name="expectedPrices" value={JSON.stringify(seenPrices)} />
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
        <div className="space-y-4 border-t border-rim py-4">
          {advice && <Notice title={advice} />}
          {form.failure !== undefined && (
            <SubmitRefusal error={form.failure} seen={order.seen} unanswered={unanswered} />
          )}
          <div className="bottom-bar flex items-center justify-between gap-x-8">
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
          {wallet && (
            <div className="flex flex-wrap items-center justify-between gap-x-6 text-stone tabular-nums">
              <p>
                {t('available', { amount: formatMoney(wallet.available) })}
                {lacking > 0 && (
                  <span className="block">{t('lacking', { amount: formatMoney(lacking) })}</span>
                )}
              </p>
              {lacking > 0 && (
                <Button variant="plain" {...recharge.near} onClick={recharge.show}>
                  {t('wallet:charge.verb')}
                </Button>
              )}
            </div>
          )}
        </div>
        <BuyingNote text={t('buying')} link={t('navbar:buying')} />
      </FormFrame>
      {/* Outside the form, because the dialog contains a form of its own. */}
      {recharge.dialog}
    </div>
  );
}
