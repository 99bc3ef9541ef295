import type { Page } from '@playwright/test';
import { settingsAsEnvironment } from '../../commerce/test/payments/as-environment.ts';
import { type ByHand, openByHand } from '../../commerce/test/payments/by-hand.ts';
import type { Action } from '../../commerce/test/payments/by-hand-pages.ts';
import { type Counterparts, openCounterparts } from '../../commerce/test/payments/counterparts.ts';
import { addressOf } from '../../scripts/shop/environment.ts';
import { testWithOwnShop } from './own-shop.ts';

interface WithCounterparts {
  counterparts: Counterparts;
  /** Where a payer ends up. */
  cashiers: ByHand;
}

/** The shop of these tests pays at the counterparts of all three providers, also within WeChat. */
export const test = testWithOwnShop().extend<object, WithCounterparts>({
  counterparts: [
    async ({}, use) => {
      const counterparts = await openCounterparts();
      await use(counterparts);
      await counterparts.close();
    },
    { scope: 'worker' },
  ],
  shopSettings: [
    async ({ counterparts }, use) => {
      const { wechat } = counterparts;
      const inWechat = { ...wechat.settings, appSecret: wechat.account.appSecret };
      await use(settingsAsEnvironment({ ...counterparts.settings, wechat: inWechat }));
    },
    { scope: 'worker' },
  ],
  cashiers: [
    async ({ counterparts, ownShop }, use) => {
      const cashiers = await openByHand(counterparts, { shopUrl: addressOf(ownShop.env) });
      await use(cashiers);
      await cashiers.close();
    },
    { scope: 'worker' },
  ],
});

export async function click(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

/** A button of the provider's page. */
export async function choose(page: Page, action: Action): Promise<void> {
  await page.locator(`button[value=${action}]`).click();
}
