import type { i18n as I18n } from 'i18next';
import { href, type Location, type NavigateFunction } from 'react-router';
import { postForm } from '../api/commerce.ts';
import { detailsOf } from '../api/errors.ts';
import { explain } from '../api/explain.ts';
import { keepLocation } from '../session/auth-redirect.ts';
import { readSession } from '../session/session.ts';
import { toast } from '../ui/toast.ts';
import { withQuery } from '../ui/with-query.ts';
import { announceCartUpdated } from './cart-updated.ts';
import { keepWantedPiece, type WantedPiece } from './wanted-piece.ts';

interface Visit {
  i18n: I18n;
  location: Location;
  navigate: NavigateFunction;
}

/** A guest is sent to the login, which then puts the piece into the cart and leads back to this page. */
export async function addPiece(piece: WantedPiece, { i18n, location, navigate }: Visit): Promise<void> {
  const session = readSession();
  if (session) return putIntoCart(i18n, session.userId, piece);
  keepLocation(location);
  keepWantedPiece(piece);
  await navigate(href('/auth'));
}

/** If an unpaid order of the member holds the piece, the message leads to that order. */
export async function putIntoCart(
  i18n: I18n,
  userId: string,
  { productCode, quantity }: WantedPiece,
): Promise<void> {
  // Public pages are sent without these texts, because only visitors who add a piece need them.
  const texts = i18n.loadNamespaces('cart');
  try {
    await postForm('/userinfo/cart/add_item', {
      userId,
      productCode,
      ...(quantity > 1 ? { quantity } : {}),
    });
    announceCartUpdated();
    await texts;
    toast(() => i18n.t('cart:added'));
  } catch (error) {
    await texts;
    const orderNo = ownOrderOf(error);
    if (orderNo) {
      return toast(() => i18n.t('cart:heldByYou'), 'error', {
        to: withQuery(href('/user/order/pay'), { orderNo }),
        text: () => i18n.t('cart:toOwnOrder', { number: orderNo }),
      });
    }
    toast(() => {
      const what = i18n.t('cart:addFailed');
      return i18n.t('cart:because', { what, reason: explain(i18n, error) });
    }, 'error');
  }
}

function ownOrderOf(error: unknown): string | undefined {
  const { orderNo } = detailsOf(error);
  return typeof orderNo === 'string' ? orderNo : undefined;
}
