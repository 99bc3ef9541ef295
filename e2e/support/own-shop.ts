import { test as base } from '../fixtures.ts';
import { type OpenTestShop, openTestShop } from './open-test-shop.ts';
import type { TestShop } from './test-shop.ts';

interface OwnShop {
  shopSettings: NodeJS.ProcessEnv;
  ownShop: OpenTestShop;
  testShop: TestShop;
}

/** For tests that stop services or need other settings. */
export function testWithOwnShop(settings: NodeJS.ProcessEnv = {}) {
  return base.extend<object, OwnShop>({
    shopSettings: [async ({}, use) => use(settings), { scope: 'worker' }],
    ownShop: [
      async ({ shopSettings }, use) => {
        const shop = await openTestShop(shopSettings);
        await use(shop);
        await shop.remove();
      },
      { scope: 'worker', timeout: 240_000 },
    ],
    testShop: [async ({ ownShop }, use) => use(ownShop), { scope: 'worker' }],
  });
}
