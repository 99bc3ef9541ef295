import { buildForTests } from '../../scripts/testing/test-environment.ts';
import { openTestShop } from './open-test-shop.ts';
import { shareShop } from './test-shop.ts';

/** All tests share this shop, except tests with their own shop. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildForTests();
  const testShop = await openTestShop();
  shareShop(testShop);
  return testShop.remove;
}
