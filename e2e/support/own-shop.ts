import type { ShopEnvironment } from '../../scripts/shop/environment.ts';
import { test as base } from '../fixtures.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

/** Tests that stop services or need other settings bring a shop of their own. */
export function testWithOwnShop(settings: NodeJS.ProcessEnv = {}) {
  return base.extend<object, { ownShop: TestShop; shop: ShopEnvironment }>({
    ownShop: [
      async ({}, use) => {
        const shop = await openTestShop(settings);
        await use(shop);
        await shop.remove();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    shop: [async ({ ownShop }, use) => use(ownShop.env), { scope: 'worker' }],
  });
}
