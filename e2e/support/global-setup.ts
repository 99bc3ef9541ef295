import { buildWhatChanged } from '../../scripts/shop/build.ts';
import { openTestShop } from './test-shop.ts';

/** One shop for all tests that do not stop services: production builds, fresh data, free ports. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const testShop = await openTestShop({ prepare: (env) => buildWhatChanged(env, console.log) });
  // The workers inherit it.
  process.env.TEST_SHOP = JSON.stringify(testShop.env);
  return testShop.remove;
}
