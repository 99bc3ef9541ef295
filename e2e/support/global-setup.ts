import { buildForTests } from '../../scripts/testing/test-environment.ts';
import { openTestShop } from './open-test-shop.ts';
import { shareShop } from './test-shop.ts';

/** One shop for all tests that do not stop services: production builds, fresh data, free ports. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildForTests();
  const testShop = await openTestShop();
  shareShop(testShop);
  return testShop.remove;
}
