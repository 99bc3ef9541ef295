import type { ShopEnvironment } from '../../scripts/shop/environment.ts';

/** This data can be passed to another process. */
export interface TestShop {
  env: ShopEnvironment;
  /** The token of the owner's session in the CMS is renewed while the shop is open. */
  cmsTokenFile: string;
}

/** The test processes are started later and inherit the environment. */
export function shareShop({ env, cmsTokenFile }: TestShop): void {
  process.env.TEST_SHOP = JSON.stringify({ env, cmsTokenFile });
}

export function sharedShop(): TestShop {
  if (!process.env.TEST_SHOP) throw new Error('the shop of the browser tests is not open');
  return JSON.parse(process.env.TEST_SHOP) as TestShop;
}
