import type { CartItem } from '@junyao/commerce/contract';
import { own } from '@junyao/commerce/contract/own';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyCart } from '../../cart/empty-cart.tsx';
import { useCart } from '../../cart/use-cart.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { LoadFailure } from '../../private/load-failure.tsx';
import { Loading } from '../../private/loading.tsx';
import { PageHeader } from '../../private/page-header.tsx';
import { useUserId } from '../../session/use-user-id.ts';
import { Notice } from '../../ui/notice.tsx';
import { useBalance } from '../use-balance.ts';
import { action } from './cart-action.ts';
import { CartLine } from './cart-line.tsx';
import { Checkout } from './checkout.tsx';
import { RemovedLine } from './removed-line.tsx';
import { SelectAll } from './select-all.tsx';
import { useCartOffers } from './use-cart-offers.ts';
import { useOwnHolds } from './use-own-holds.ts';
import { type PlaceOrder, usePlaceOrder } from './use-place-order.ts';
import { type RemovedItem, withRemoved } from './with-removed.ts';

export const handle: RouteHandle = {
  title: 'cart:title',
  namespaces: ['cart', 'order', 'user', 'artworks', 'wallet'],
};

/** SWR loads the cart. React Router runs the middleware, which requires a login, only for pages with a loader. */
export async function clientLoader() {
  return null;
}

export const clientAction = action;

export default function CartPage() {
  const { t } = useTranslation('cart');
  const { items, error, refresh } = useCart();
  const userId = useUserId();
  const order = usePlaceOrder();
  // The balance is loaded together with the cart, although only the checkout shows it.
  useBalance();
  const shown = order.form.busy || order.unanswered ? order.seen : items;
  return (
    <>
      <PageHeader />
      {shown ? (
        <Cart items={shown} order={order} />
      ) : error ? (
        <LoadFailure title={t('fetchFailed')} error={error} retry={refresh} />
      ) : userId ? (
        <Loading />
      ) : (
        // The visitor has logged out in another tab.
        <Notice title={t('user:address.notLoggedIn')} />
      )}
    </>
  );
}

function Cart({ items, order }: { items: CartItem[]; order: PlaceOrder }) {
  const { t } = useTranslation('cart');
  const offers = useCartOffers(items);
  const ownHolds = useOwnHolds(items);
  const [changing, setChanging] = useState(0);
  const [removed, setRemoved] = useState<RemovedItem[]>([]);
  const rows = withRemoved(items, removed);
  const list = rows.length > 0 && (
    <ul className="border-t border-hairline" aria-label={t('title')}>
      {rows.map(({ item, isRemoved }) =>
        isRemoved ? (
          <RemovedLine
            key={item.itemId}
            item={item}
            onBack={() => setRemoved((all) => all.filter((each) => each.item !== item))}
          />
        ) : (
          <CartLine
            key={item.itemId}
            item={item}
            offer={own(offers, item.productCode)}
            ownOrder={own(ownHolds, item.productCode)}
            onChanging={(by) => setChanging((changes) => changes + by)}
            onRemoved={() => {
              const index = rows.findIndex((row) => row.item.itemId === item.itemId);
              setRemoved((all) => [...all, { item, index }]);
            }}
          />
        ),
      )}
    </ul>
  );
  if (items.length === 0) {
    return (
      <>
        {list}
        <EmptyCart />
      </>
    );
  }
  return (
    <div className="grid gap-x-14 gap-y-12 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <fieldset disabled={order.unanswered} className="min-w-0 self-start">
        <SelectAll items={items} onChanging={(by) => setChanging((changes) => changes + by)} />
        {list}
      </fieldset>
      <Checkout items={items} changing={changing > 0} order={order} />
    </div>
  );
}
