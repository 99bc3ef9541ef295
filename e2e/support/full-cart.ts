import { expect } from '@playwright/test';
import { test as base } from '../fixtures.ts';
import { type Member, sampleAddress } from './commerce-api.ts';

interface FullCart {
  buyer: Member;
  productCode: string;
  name: string;
}

interface Carts {
  /** A signed-in buyer has a piece of ¥480 in the cart. No page is open yet. */
  cart: FullCart;
  /** The buyer also has an address, and the page of the cart is open. */
  fullCart: FullCart;
}

export const test = base.extend<Carts>({
  cart: async ({ page, api, newPiece, newMember, signIn }, use) => {
    const buyer = await newMember();
    const { userId, authToken } = buyer;
    const { productCode, name } = await newPiece(480);
    await api.call('POST /userinfo/cart/add_item', { userId, productCode }, authToken);
    await signIn(page, buyer);
    await use({ buyer, productCode, name });
  },

  fullCart: async ({ page, api, cart }, use) => {
    const { authToken, phone } = cart.buyer;
    await api.call('POST /userinfo/address/add', sampleAddress(phone), authToken);
    await page.goto('/user/cart');
    await expect(page.getByText('¥480').first()).toBeVisible();
    await use(cart);
  },
});
