import { test as base } from '../fixtures.ts';
import { type OpenTestShop, openTestShop } from './open-test-shop.ts';
import type { TestShop } from './test-shop.ts';

/** For tests that stop services or need other settings. */
export function testWithOwnShop(settings: NodeJS.ProcessEnv = {}) {
  return base.extend<object, { ownShop: OpenTestShop; testShop: TestShop }>({
    ownShop: [
      async ({}, use) => {
        const shop = await openTestShop(settings);
        await use(shop);
        await shop.remove();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    testShop: [async ({ ownShop }, use) => use(ownShop), { scope: 'worker' }],
  });
}
