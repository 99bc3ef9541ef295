import type { CartItem } from 'commerce/contract';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { createAttempts } from '../../api/attempt.ts';
import { post } from '../../api/commerce.ts';
import { hasCode } from '../../api/errors.ts';
import { cartTotal } from '../../cart/cart-total.ts';
import { announceCartUpdated } from '../../cart/cart-updated.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { formatPrice } from '../../ui/price.tsx';
import { AddressChoice } from '../address/address-choice.tsx';
import { useAddresses } from '../address/use-addresses.ts';
import { SubmitRefusal } from './submit-refusal.tsx';

/** Where to, a word to the workshop, the total of what is selected, and the button that orders it. */
export function Checkout({ items }: { items: CartItem[] }) {
  const { t } = useTranslation(['cart', 'order', 'artworks']);
  const navigate = useNavigate();
  const { data: addresses, mutate: refreshAddresses } = useAddresses();
  const [chosen, setChosen] = useState<string>();
  const [attempt] = useState(createAttempts);
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState<'selectProducts' | 'selectAddress'>();
  const [failure, setFailure] = useState<{ error: unknown; seen: CartItem[] }>();

  const selected = items.filter((item) => item.selected);
  const total = cartTotal(items);
  const unpriced = selected.length > 0 && selected.every(({ price }) => price === null);
  // The default address comes first, so it is chosen until another one is.
  const addressId =
    addresses?.find((each) => each.addressId === chosen)?.addressId ?? addresses?.[0]?.addressId;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const remark = String(new FormData(event.currentTarget).get('remark') ?? '').trim();
    setFailure(undefined);
    setMissing(undefined);
    if (selected.length === 0) return setMissing('selectProducts');
    if (!addressId) return setMissing('selectAddress');
    setBusy(true);
    try {
      const itemIds = selected.map(({ itemId }) => itemId);
      const order = await attempt({ addressId, expectedAmount: total, remark, itemIds }, (input) =>
        post('/order/submit', input),
      );
      announceCartUpdated();
      await navigate(`/user/order/pay?orderNo=${order.orderNo}`);
    } catch (error) {
      setFailure({ error, seen: selected });
      // Prices, states or addresses are not what the page shows: show those of now.
      announceCartUpdated();
      if (hasCode(error, 'ADR001')) void refreshAddresses();
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="space-y-10 xl:sticky xl:top-10 xl:self-start">
      <AddressChoice chosen={addressId} onChoose={setChosen} />
      <form onSubmit={(event) => void submit(event)} className="space-y-10">
        <TextArea label={t('remark')} name="remark" maxLength={200} rows={2} hint={t('remarkHint')} />
        <div className="space-y-4 border-t border-rim bg-paper py-4 max-xl:sticky max-xl:bottom-0 max-xl:z-10">
          {missing && <Notice title={t(missing)} />}
          {failure && !busy && <SubmitRefusal error={failure.error} seen={failure.seen} />}
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
            <p aria-live="polite" className="text-stone">
              {t('selectedCount', { count: selected.length })}
              <span className="block font-heading text-title text-ink tabular-nums lining-nums">
                {formatPrice(unpriced ? null : total, t('artworks:priceToBeDetermined'))}
              </span>
            </p>
            <Button type="submit" busy={busy} className="max-sm:px-6">
              {t(busy ? 'submitting' : 'submit')}
            </Button>
          </div>
        </div>
      </form>
    </div>
  );
}
