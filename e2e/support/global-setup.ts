import { buildForTests } from '../../scripts/testing/test-environment.ts';
import { openTestShop } from './open-test-shop.ts';
import { shareShop } from './test-shop.ts';

/** Opens one shop for all tests that do not stop services, with production builds, new data and free ports. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildForTests();
  const testShop = await openTestShop();
  shareShop(testShop);
  return testShop.remove;
}
