import { expect } from '@playwright/test';
import { test as base } from '../fixtures.ts';
import { type Member, sampleAddress } from './commerce-api.ts';

interface FullCart {
  buyer: Member;
  /** Code of the piece in the cart. */
  productCode: string;
  name: string;
}

/** A test that starts on the cart page of a buyer who has one piece in the cart. */
export const test = base.extend<{ fullCart: FullCart }>({
  fullCart: async ({ page, api, newPiece, newMember, signIn }, use) => {
    const buyer = await newMember();
    const { userId, authToken, phone } = buyer;
    const { productCode, name } = await newPiece(480);
    await api.call('POST /userinfo/cart/add_item', { userId, productCode }, authToken);
    await api.call('POST /userinfo/address/add', sampleAddress(phone), authToken);
    await signIn(page, buyer);
    await page.goto('/user/cart');
    await expect(page.getByText('¥480').first()).toBeVisible();
    await use({ buyer, productCode, name });
  },
});
