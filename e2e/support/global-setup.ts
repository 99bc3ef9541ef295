import { buildForTests } from '../../scripts/testing/test-environment.ts';
import { openTestShop } from './test-shop.ts';

/** One shop for all tests that do not stop services: production builds, fresh data, free ports. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildForTests();
  const testShop = await openTestShop();
  // The workers inherit it.
  process.env.TEST_SHOP = JSON.stringify(testShop.env);
  return testShop.remove;
}
